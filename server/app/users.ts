import type { UserRecord } from '#contract/users.ts'

/** Where the users lie: the one port of every store of them. Addresses come in lower case. */
export interface Users {
  find: (email: string) => Promise<UserRecord | undefined>
  /** Rejects with `DuplicateUser` when the address or the userId is taken. */
  create: (user: UserRecord) => Promise<void>
}

/** A user whose address or userId another user already has. */
export class DuplicateUser extends Error {
  constructor() {
    super('A user with this e-mail address or userId is already there.')
  }
}
