import { sql, type Kysely } from 'kysely'
import type { CatalogueTables } from './tables.ts'

/** What a snapshot has of the inverted index, by which one knows what may be answered from memory. */
export interface IndexVersions {
  /** The blocks that have postings, in ascending order. */
  blocks: readonly { block: number; version: string }[]
  /** Another one whenever there are new terms. A term never changes. */
  terms: string
}

/** Stands in the place of a block's number. */
const ofTerms = -1

/** Reads both in one statement: they come before everything that is answered from memory. */
export async function indexVersionsIn(db: Kysely<CatalogueTables>): Promise<IndexVersions> {
  const terms = db
    .selectFrom('terms')
    .select([sql.lit(ofTerms).as('block'), sql<string>`coalesce(cast(max("id") as text), '')`.as('version')])
  const rows = await db.selectFrom('block_versions').selectAll().unionAll(terms).orderBy('block').execute()
  return {
    blocks: rows.filter(({ block }) => block !== ofTerms),
    terms: rows.find(({ block }) => block === ofTerms)?.version ?? '',
  }
}
