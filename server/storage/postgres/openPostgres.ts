import { Kysely, PostgresDialect, sql } from 'kysely'
import type { ShopStorage } from '../ShopStorage.ts'
import { nameFailures } from '../nameFailures.ts'
import { runMigrations, type MigrationOptions } from '../sql/migrate.ts'
import { sqlCatalogue } from '../sql/sqlCatalogue.ts'
import { sqlIdentityRecords } from '../sql/sqlIdentityRecords.ts'
import { sqlReads } from '../sql/sqlReads.ts'
import { sqlUsers } from '../sql/sqlUsers.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { StorageError } from '../StorageError.ts'
import { defaultSilentMs, defaultStatementMs, guardedPool, type PoolLimits } from './guardedPool.ts'
import { migrations } from './migrations.ts'
import { postgresDialect } from './postgresDialect.ts'
import { storageFailureOf, reasonOf, tellable } from './reason.ts'

/** Connections of one process for reads that take time; fewer reads of clients (`defaultApiLimits`) run at once. */
const readConnections = 6
/** Connections for everything else, so that it never waits for reads. Writes of the catalogue use one at a time. */
const otherConnections = 4

/**
 * Opens the shop's data in an existing PostgreSQL database and runs the migrations. Rejects with a
 * `StorageError` that says what is wrong with the database. `silentMs` is for tests.
 */
export async function openPostgres({
  url,
  silentMs = defaultSilentMs,
  ...options
}: PostgresOptions): Promise<ShopStorage> {
  const migrating = openDatabase(url, { connections: 1, statementMs: 0, silentMs: 0 })
  try {
    await migrate(migrating, options)
  } catch (error) {
    throw new StorageError(`The catalogue cannot be kept in ${tellable(url)}: ${reasonOf(error)}`, { cause: error })
  } finally {
    await migrating.destroy().catch(() => undefined)
  }
  const limits = { statementMs: defaultStatementMs, silentMs }
  const db = openDatabase(url, { ...limits, connections: otherConnections })
  const reads = openDatabase(url, { ...limits, connections: readConnections })
  const storage: ShopStorage = {
    catalogue: sqlCatalogue(db, postgresDialect, sqlReads(reads, postgresDialect)),
    users: sqlUsers(db),
    identityRecords: sqlIdentityRecords(db),
    async close() {
      await Promise.all([reads.destroy(), db.destroy()])
    },
  }
  return nameFailures(storage, storageFailureOf)
}

interface PostgresOptions extends MigrationOptions {
  url: string
  silentMs?: number
}

function openDatabase(url: string, limits: PoolLimits): Kysely<CatalogueTables> {
  return new Kysely<CatalogueTables>({ dialect: new PostgresDialect({ pool: guardedPool(url, limits) }) })
}

/** Applied migrations are counted in a table; a second process waits for the lock and finds them done. */
async function migrate(db: Kysely<CatalogueTables>, options: MigrationOptions): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await postgresDialect.waitToWrite(inside)
    await sql`create table if not exists shop_migrations (done integer not null)`.execute(inside)
    const { rows } = await sql<{ done: number }>`select done from shop_migrations`.execute(inside)
    const done = rows[0]?.done ?? 0
    await runMigrations(inside, migrations, done, postgresDialect, options)
    if (done === migrations.length) return
    await sql`delete from shop_migrations`.execute(inside)
    await sql`insert into shop_migrations values (${migrations.length})`.execute(inside)
  })
}
