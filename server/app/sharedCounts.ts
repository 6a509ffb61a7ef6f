import type { IdentityRecords } from '#server/identity/identityRecords.ts'
import { recordsOf } from '#server/identity/recordsOf.ts'
import { digestOf } from '#server/identity/secrets.ts'

/** Counts that every process over one store adds to. */
export interface SharedCounts {
  /** Adds to a count, and answers what it comes to. It begins anew after `until`, milliseconds since 1970. */
  add: (name: string, more: number, until: number) => Promise<number>
}

const cleaningMs = 3_600_000

/** Keeps them beside the records of accounts, under digests: the store holds no addresses. */
export function sharedCounts(records: IdentityRecords, now: () => Date): SharedCounts {
  const counts = recordsOf<{ count: number; expiresAt: number }>(records, 'requests', () => now().getTime())
  let cleanedAt = now().getTime()
  return {
    async add(name, more, until) {
      const changed = await counts.change(await digestOf(name), (found) => ({
        count: (found?.count ?? 0) + more,
        expiresAt: until,
      }))
      if (Math.abs(now().getTime() - cleanedAt) > cleaningMs) {
        cleanedAt = now().getTime()
        await records.deleteExpired(cleanedAt)
      }
      return changed?.count ?? more
    },
  }
}
