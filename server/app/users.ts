import type { UserRecord } from '#contract/users.ts'

/** The storage port for users. Email addresses are in lower case. */
export interface Users {
  find: (email: string) => Promise<UserRecord | undefined>
  /** Rejects with `DuplicateUser` when the email or the userId exists. */
  create: (user: UserRecord) => Promise<void>
  /** Removes the user of an address, if there is one. */
  remove: (email: string) => Promise<void>
  /** At most `limit` users in a fixed order: the first ones, or those after an address. */
  list: (limit: number, after?: string) => Promise<readonly UserRecord[]>
}

/** A user whose email or userId already exists. */
export class DuplicateUser extends Error {
  constructor() {
    super('A user with this e-mail address or userId is already there.')
  }
}
