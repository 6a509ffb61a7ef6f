import type { IdentityRecords } from '#server/identity/identityRecords.ts'
import { storedSecret } from '#server/identity/keys.ts'
import type { KeyRecord } from '#server/identity/poolRecords.ts'
import { recordsOf } from '#server/identity/recordsOf.ts'
import { base64url, keyedDigest } from '#server/identity/secrets.ts'

/** Counters shared by all processes that use one store. */
export interface SharedCounts {
  /** Adds to a counter and resolves to its new value. It is reset after `until`, in milliseconds since 1970. */
  add: (name: string, more: number, until: number) => Promise<number>
}

/**
 * Stores the counters beside the records of accounts, under keyed digests: without the key an IP address cannot be
 * recovered by trying all of them.
 */
export function sharedCounts(records: IdentityRecords, now: () => Date): SharedCounts {
  const time = () => now().getTime()
  const counts = recordsOf<{ count: number; expiresAt: number }>(records, 'requests', time)
  const keys = recordsOf<KeyRecord>(records, 'key', time)
  let secret: string | undefined
  return {
    async add(name, more, until) {
      secret ??= await storedSecret(keys, 'counts')
      const changed = await counts.change(base64url(await keyedDigest(secret, name)), (found) => ({
        count: (found?.count ?? 0) + more,
        expiresAt: until,
      }))
      return changed?.count ?? more
    },
  }
}
