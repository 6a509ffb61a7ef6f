import type { UserRecord } from '#contract/users.ts'
import { DuplicateUser, type Users } from '#server/app/users.ts'
import { compareText } from './memory/compareText.ts'

/** In-memory users for stories and tests. */
export function memoryUsers(users: readonly UserRecord[] = []): Users {
  const byEmail = new Map(users.map((user) => [user.email, user]))
  return {
    async find(email) {
      return byEmail.get(email)
    },
    async create(user) {
      const taken = [...byEmail.values()].some(({ email, userId }) => email === user.email || userId === user.userId)
      if (taken) throw new DuplicateUser()
      byEmail.set(user.email, user)
    },
    async remove(email) {
      byEmail.delete(email)
    },
    async list(limit, after = '') {
      const emails = [...byEmail.keys()].filter((email) => compareText(email, after) > 0).sort(compareText)
      return emails.slice(0, limit).flatMap((email) => byEmail.get(email) ?? [])
    },
  }
}
