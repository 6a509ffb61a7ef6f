import type { Kysely } from 'kysely'
import type { IndexVersions } from './indexVersions.ts'
import { termsQuery, type TermsReader } from './readTerms.ts'
import type { CatalogueTables, TermRow } from './tables.ts'

/** The terms of a transaction's snapshot: those of a test that was made before are in memory. */
export type TermCache = (db: Kysely<CatalogueTables>, versions: () => Promise<IndexVersions>) => TermsReader

const defaultMaxBytes = 32 * 1024 * 1024
/** What a row takes, about. */
const bytesPerRow = 300

/** Terms by test, until there are new ones. */
export function termCache(maxBytes = defaultMaxBytes): TermCache {
  let cached = emptied('')

  return (db, versions) => async (test) => {
    const query = termsQuery(db, test)
    const { sql, parameters } = query.compile()
    const name = JSON.stringify([sql, parameters])
    const { terms: version } = await versions()
    if (cached.version !== version) cached = emptied(version)
    // Another read may replace it by that of another snapshot.
    const own = cached
    const known = own.found.get(name)
    if (known) return known
    const rows = await query.execute()
    // A stranger may send texts of any length that no product has: what is asked takes memory as well.
    const bytes = name.length * 2 + (rows.length + 1) * bytesPerRow
    if (bytes > maxBytes / 8) return rows
    if (own.bytes + bytes > maxBytes) {
      own.found.clear()
      own.bytes = 0
    }
    own.found.set(name, rows)
    own.bytes += bytes
    return rows
  }
}

function emptied(version: string) {
  return { version, found: new Map<string, readonly TermRow[]>(), bytes: 0 }
}
