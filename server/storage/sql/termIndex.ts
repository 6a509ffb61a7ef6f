import type { Kysely } from 'kysely'
import type { PostingsCache } from './postingsCache.ts'
import { readPostings, type PostingsReader } from './readPostings.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'

/** The inverted index as one transaction sees it. */
export interface TermIndex {
  db: Kysely<CatalogueTables>
  dialect: SqlDialect
  postings: PostingsReader
}

/** With a cache, what other transactions have read need not be read again. Writes go without. */
export function termIndex(db: Kysely<CatalogueTables>, dialect: SqlDialect, cache?: PostingsCache): TermIndex {
  return { db, dialect, postings: cache?.(db) ?? ((...asked) => readPostings(db, dialect, ...asked)) }
}
