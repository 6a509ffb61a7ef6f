import type { Kysely } from 'kysely'
import type { TableDialect } from './createTables.ts'
import type { CatalogueTables } from './tables.ts'

/** The versions of the inverted index's parts in a snapshot, which tell whether cached data is still valid. */
export interface IndexVersions {
  /** The blocks that have postings, in ascending order. */
  blocks: readonly { block: number; version: string }[]
  /** Changes whenever there are new terms. A term never changes. */
  terms: string
  /** Changes whenever one of the others does. */
  whole: string
}

/** Part number of the terms; every other part is a block of postings, with the block's number. */
export const termsPart = -1

/** The table of the versions of the index's parts. Part of migrations: a change is a new migration. */
export async function createIndexVersions(db: Kysely<unknown>, { text }: Pick<TableDialect, 'text'>): Promise<void> {
  await db.schema
    .createTable('index_versions')
    .addColumn('part', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('version', text, (column) => column.notNull())
    .execute()
  const tables = db as Kysely<CatalogueTables> // postings are older, and the other table has just been made
  const blocks = await tables.selectFrom('postings').select('block').distinct().execute()
  await replaceIndexVersions(tables, [termsPart, ...blocks.map(({ block }) => block)])
}

/**
 * Replaces the versions of parts of the index. Call it inside the transaction that changes them, so that both become
 * visible together. The version is random: a counter could repeat in a database restored from a backup.
 */
export async function replaceIndexVersions(db: Kysely<CatalogueTables>, parts: readonly number[]): Promise<void> {
  if (parts.length === 0) return
  const version = crypto.randomUUID()
  await db
    .insertInto('index_versions')
    .values(parts.map((part) => ({ part, version })))
    .onConflict((row) => row.column('part').doUpdateSet({ version }))
    .execute()
}

/** Reads them in one statement, because every cached read needs them first. */
export async function indexVersionsIn(db: Kysely<CatalogueTables>): Promise<IndexVersions> {
  const rows = await db.selectFrom('index_versions').selectAll().orderBy('part').execute()
  return {
    blocks: rows.filter(({ part }) => part !== termsPart).map(({ part, version }) => ({ block: part, version })),
    terms: rows.find(({ part }) => part === termsPart)?.version ?? '',
    whole: rows.map(({ part, version }) => `${part} ${version}`).join(),
  }
}
