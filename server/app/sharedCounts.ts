import type { IdentityRecords } from '#server/identity/identityRecords.ts'
import { storedSecret } from '#server/identity/keys.ts'
import type { KeyRecord } from '#server/identity/poolRecords.ts'
import { recordsOf } from '#server/identity/recordsOf.ts'
import { base64url, keyedDigest } from '#server/identity/secrets.ts'

/** Counts that every process over one store adds to. */
export interface SharedCounts {
  /** Adds to a count, and answers what it comes to. It begins anew after `until`, milliseconds since 1970. */
  add: (name: string, more: number, until: number) => Promise<number>
}

const cleaningMs = 3_600_000

/**
 * Keeps them beside the records of accounts, under digests with a key: an address cannot be found by trying them all,
 * unless the key is known, too.
 */
export function sharedCounts(records: IdentityRecords, now: () => Date): SharedCounts {
  const time = () => now().getTime()
  const counts = recordsOf<{ count: number; expiresAt: number }>(records, 'requests', time)
  const keys = recordsOf<KeyRecord>(records, 'key', time)
  let secret: string | undefined
  let cleanedAt = now().getTime()
  return {
    async add(name, more, until) {
      secret ??= await storedSecret(keys, 'counts')
      const changed = await counts.change(base64url(await keyedDigest(secret, name)), (found) => ({
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
