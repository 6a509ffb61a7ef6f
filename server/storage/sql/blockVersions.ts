import type { Kysely } from 'kysely'
import type { TableDialect } from './createTables.ts'
import type { CatalogueTables } from './tables.ts'

/** The table of the versions of blocks, one for each that has postings. Part of migrations: a change is a new migration. */
export async function createBlockVersions(db: Kysely<unknown>, { text }: Pick<TableDialect, 'text'>): Promise<void> {
  await db.schema
    .createTable('block_versions')
    .addColumn('block', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('version', text, (column) => column.notNull())
    .execute()
  const tables = db as Kysely<CatalogueTables> // postings are older, and the other table has just been made
  const blocks = await tables.selectFrom('postings').select('block').distinct().execute()
  await replaceBlockVersions(
    tables,
    blocks.map(({ block }) => block),
  )
}

/** Gives blocks another version. Inside the transaction that changes their postings, so that both are seen together. */
export async function replaceBlockVersions(db: Kysely<CatalogueTables>, blocks: readonly number[]): Promise<void> {
  if (blocks.length === 0) return
  const version = crypto.randomUUID()
  await db
    .insertInto('block_versions')
    .values(blocks.map((block) => ({ block, version })))
    .onConflict((row) => row.column('block').doUpdateSet({ version }))
    .execute()
}
