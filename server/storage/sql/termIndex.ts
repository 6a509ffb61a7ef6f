import type { Kysely } from 'kysely'
import { indexVersionsIn } from './indexVersions.ts'
import { postingsCache } from './postingsCache.ts'
import { readPostings, type PostingsReader } from './readPostings.ts'
import { termsQuery, type TermsReader } from './readTerms.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'
import { termCache } from './termCache.ts'

/** The inverted index as one transaction sees it. */
export interface TermIndex {
  db: Kysely<CatalogueTables>
  dialect: SqlDialect
  terms: TermsReader
  postings: PostingsReader
}

/** Reads from the database alone: for writes. */
export function termIndex(db: Kysely<CatalogueTables>, dialect: SqlDialect): TermIndex {
  return {
    db,
    dialect,
    terms: (test) => termsQuery(db, test).execute(),
    postings: (...asked) => readPostings(db, dialect, ...asked),
  }
}

/** Keeps what it reads in memory, for all transactions. */
export function cachedTermIndex(dialect: SqlDialect): (db: Kysely<CatalogueTables>) => TermIndex {
  const terms = termCache()
  const postings = postingsCache(dialect)
  return (db) => {
    let read: ReturnType<typeof indexVersionsIn> | undefined
    const versions = () => (read ??= indexVersionsIn(db))
    return { db, dialect, terms: terms(db, versions), postings: postings(db, versions) }
  }
}
