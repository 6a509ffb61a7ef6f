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

/** Marks a catalogue never written to, unlike one that was emptied. Part of migrations: a change is a new migration. */
export async function markUnwritten(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<CatalogueTables> // the tables are older than this migration
  await tables
    .updateTable('catalogue_version')
    .set({ version: unwritten })
    .where((eb) => eb.not(eb.exists(eb.selectFrom('product_records').select('product_records.number'))))
    // Terms remain when the last product is deleted.
    .where((eb) => eb.not(eb.exists(eb.selectFrom('terms').select('terms.id'))))
    .execute()
}

/**
 * Replaces the catalogue's version. Call it inside the transaction of a write, so that both become visible together.
 * The version is random: a counter could repeat in a database restored from a backup.
 */
export async function replaceVersion(db: Kysely<CatalogueTables>): Promise<void> {
  await db.updateTable('catalogue_version').set({ version: crypto.randomUUID() }).execute()
}

/** Reads the version; calls `onChange` before resolving if it differs from the one read last. */
export function catalogueVersion(db: Kysely<CatalogueTables>, onChange: () => void): () => Promise<string> {
  // Compiled once, because every page request begins with it.
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
 * For caches that are valid until the version changes: reads the version if the last read is more than half a second
 * ago, so that another process's write is noticed that soon, without a query for each cached answer.
 */
export function checkedVersion(version: () => Promise<string>, now = () => performance.now()): () => Promise<void> {
  let checkedAt = -Infinity
  return async () => {
    if (now() - checkedAt < checkEveryMs) return
    await version()
    checkedAt = now()
  }
}
