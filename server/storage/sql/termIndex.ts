import type { Kysely } from 'kysely'
import { indexVersionsIn } from './indexVersions.ts'
import type { NumberSet } from './numberSet.ts'
import { postingsCache } from './postingsCache.ts'
import { readPostings, type PostingsReader } from './readPostings.ts'
import { termsQuery, type TermsReader } from './readTerms.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'
import { termCache } from './termCache.ts'
import { versionedCache } from './versionedCache.ts'

/** Caches a value computed from the index alone. Do not modify the value: other transactions may share it. */
type Cached<Value> = (key: string, compute: () => Promise<Value>) => Promise<Value>

/** A set of products for each value of a list. */
export type SetsByValue = ReadonlyMap<string, NumberSet>

/** The inverted index as one transaction sees it. */
export interface TermIndex {
  db: Kysely<CatalogueTables>
  dialect: SqlDialect
  terms: TermsReader
  postings: PostingsReader
  cachedSet: Cached<NumberSet>
  cachedSets: Cached<SetsByValue>
}

/** A set of a million products takes 127 kB. */
const maxBytesOfSets = 64 * 1024 * 1024

const setCache = () => versionedCache<NumberSet>(maxBytesOfSets, ({ length }) => length)
const setsByValueCache = () => versionedCache<SetsByValue>(maxBytesOfSets, bytesOf)

/** An index without a shared cache, for the condition of a write. Invalid once its transaction changes the index. */
export function termIndex(db: Kysely<CatalogueTables>, dialect: SqlDialect): TermIndex {
  const [sets, setsByValue] = [setCache(), setsByValueCache()]
  return {
    db,
    dialect,
    terms: (test) => termsQuery(db, test).execute(),
    postings: (...asked) => readPostings(db, dialect, ...asked),
    cachedSet: (...asked) => sets('', ...asked),
    cachedSets: (...asked) => setsByValue('', ...asked),
  }
}

/** Caches what it reads and computes, for all transactions. */
export function cachedTermIndex(dialect: SqlDialect): (db: Kysely<CatalogueTables>) => TermIndex {
  const terms = termCache()
  const postings = postingsCache(dialect)
  const [sets, setsByValue] = [setCache(), setsByValueCache()]
  return (db) => {
    let read: ReturnType<typeof indexVersionsIn> | undefined
    const versions = () => (read ??= indexVersionsIn(db))
    return {
      db,
      dialect,
      terms: terms(db, versions),
      postings: postings(db, versions),
      cachedSet: async (...asked) => sets((await versions()).whole, ...asked),
      cachedSets: async (...asked) => setsByValue((await versions()).whole, ...asked),
    }
  }
}

function bytesOf(sets: SetsByValue): number {
  return [...sets.values()].reduce((sum, { length }) => sum + length, 0)
}
