import { unwritten } from '#server/app/catalogue.ts'
import type { Kysely } from 'kysely'
import type { TableDialect } from './createTables.ts'
import type { CatalogueTables } from './tables.ts'

/** The table of the catalogue's version, with its one row. Part of migrations: a change is a new migration. */
export async function createVersion(db: Kysely<unknown>, { text }: Pick<TableDialect, 'text'>): Promise<void> {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('version', text, (column) => column.notNull())
    .execute()
  const tables = db as Kysely<CatalogueTables> // the table has just been made
  await tables.insertInto('catalogue_version').values({ version: crypto.randomUUID() }).execute()
}

/** Tells a catalogue that holds nothing from one that was emptied. Part of migrations: a change is a new migration. */
export async function markUnwritten(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<CatalogueTables> // the tables are older than this migration
  await tables
    .updateTable('catalogue_version')
    .set({ version: unwritten })
    .where((eb) => eb.not(eb.exists(eb.selectFrom('product_records').select('product_records.number'))))
    // Terms stay when the last product goes.
    .where((eb) => eb.not(eb.exists(eb.selectFrom('terms').select('terms.id'))))
    .execute()
}

/**
 * Gives the catalogue another version. Inside the transaction of a write, so that both are seen together or not at all.
 * A random one: counted up, it could come again in a database restored from a backup.
 */
export async function replaceVersion(db: Kysely<CatalogueTables>): Promise<void> {
  await db.updateTable('catalogue_version').set({ version: crypto.randomUUID() }).execute()
}

/** Reads the version; `onChange` is called when it is not the one that was read last, before it is answered. */
export function catalogueVersion(db: Kysely<CatalogueTables>, onChange: () => void): () => Promise<string> {
  // Compiled once, for every page that is asked for begins with it.
  const query = db.selectFrom('catalogue_version').select('version').compile()
  let last: string | undefined
  return async () => {
    const { rows } = await db.executeQuery(query)
    const version = rows[0]?.version ?? ''
    if (version !== last) onChange()
    last = version
    return version
  }
}

const checkEveryMs = 500

/**
 * For what is cached until the version changes: reads it where the last read is more than half a second ago, so that a write of
 * another process is seen that soon, without a query for each cached answer.
 */
export function checkedVersion(version: () => Promise<string>, now = () => performance.now()): () => Promise<void> {
  let checkedAt = -Infinity
  return async () => {
    if (now() - checkedAt < checkEveryMs) return
    await version()
    checkedAt = now()
  }
}
