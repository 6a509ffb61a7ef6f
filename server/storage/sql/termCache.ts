import type { Kysely } from 'kysely'
import type { IndexVersions } from './indexVersions.ts'
import { termsQuery, type TermsReader } from './readTerms.ts'
import type { CatalogueTables, TermRow } from './tables.ts'

/** The terms of a transaction's snapshot: those of a test that was made before are in memory. */
export type TermCache = (db: Kysely<CatalogueTables>, versions: () => Promise<IndexVersions>) => TermsReader

/** Some 30 MB. */
const defaultMaxRows = 100_000

/** Terms by test, until there are new ones. */
export function termCache(maxRows = defaultMaxRows): TermCache {
  let cached = { version: '', found: new Map<string, readonly TermRow[]>(), rows: 0 }

  return (db, versions) => async (test) => {
    const query = termsQuery(db, test)
    const { sql, parameters } = query.compile()
    const name = JSON.stringify([sql, parameters])
    const { terms: version } = await versions()
    if (cached.version !== version) cached = { version, found: new Map(), rows: 0 }
    // Another read may replace it by that of another snapshot.
    const own = cached
    const known = own.found.get(name)
    if (known) return known
    const rows = await query.execute()
    own.rows += rows.length
    if (own.rows > maxRows) {
      own.found.clear()
      own.rows = 0
    }
    own.found.set(name, rows)
    return rows
  }
}
