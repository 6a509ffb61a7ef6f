import type { Kysely } from 'kysely'
import type { IndexVersions } from './indexVersions.ts'
import { cacheKeyOf, termsQuery, type TermsReader } from './readTerms.ts'
import type { CatalogueTables, TermRow } from './tables.ts'
import { versionedCache } from './versionedCache.ts'

/** The terms of a transaction's snapshot; those of a repeated test come from memory. */
export type TermCache = (db: Kysely<CatalogueTables>, versions: () => Promise<IndexVersions>) => TermsReader

const defaultMaxBytes = 32 * 1024 * 1024
/** Approximate size of a row. */
const bytesPerRow = 300

/** Caches terms by test, until there are new terms. */
export function termCache(maxBytes = defaultMaxBytes): TermCache {
  const cached = versionedCache<readonly TermRow[]>(maxBytes, (rows) => (rows.length + 1) * bytesPerRow)

  return (db, versions) => async (test) => {
    const query = termsQuery(db, test)
    const { terms } = await versions()
    return cached(terms, cacheKeyOf(query), () => query.execute())
  }
}
