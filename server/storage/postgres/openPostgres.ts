import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { ShopStorage } from '../ShopStorage.ts'
import { runMigrations } from '../sql/migrate.ts'
import { sqlCatalogue } from '../sql/sqlCatalogue.ts'
import { sqlUsers } from '../sql/sqlUsers.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { StorageError } from '../StorageError.ts'
import { migrations } from './migrations.ts'
import { postgresWays } from './postgresWays.ts'
import { reasonOf, tellable } from './reason.ts'

/** Connections of one process: reads run side by side, writes wait for each other anyway. */
const connections = 8
/** Milliseconds until a host that does not answer is given up. */
const patience = 10_000

/**
 * The shop's data in a PostgreSQL database that is there already; its tables are made when they are not. Rejects with a
 * `StorageError` that says what is wrong with the database.
 */
export async function openPostgres({ url }: { url: string }): Promise<ShopStorage> {
  let db: Kysely<CatalogueTables> | undefined
  try {
    const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: patience })
    // A connection that breaks while nobody uses it is replaced by the next question; without a listener it would end the process.
    pool.on('error', () => undefined)
    db = new Kysely<CatalogueTables>({
      dialect: new PostgresDialect({
        pool,
        // Compiling a question of the shop takes longer than answering it.
        onCreateConnection: async (connection) => {
          await connection.executeQuery(CompiledQuery.raw('set jit = off'))
        },
      }),
    })
    await migrate(db)
    const opened = db
    return { catalogue: sqlCatalogue(opened, postgresWays), users: sqlUsers(opened), close: () => opened.destroy() }
  } catch (error) {
    await db?.destroy().catch(() => undefined)
    throw new StorageError(`The catalogue cannot be kept in ${tellable(url)}: ${reasonOf(error)}`, { cause: error })
  }
}

/** The database counts its migrations in a table; whoever comes second waits, and finds them done. */
async function migrate(db: Kysely<CatalogueTables>): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await postgresWays.waitToWrite(inside)
    await sql`create table if not exists shop_migrations (done integer not null)`.execute(inside)
    const { rows } = await sql<{ done: number }>`select done from shop_migrations`.execute(inside)
    const done = rows[0]?.done ?? 0
    await runMigrations(inside, migrations, done, postgresWays)
    if (done === migrations.length) return
    await sql`delete from shop_migrations`.execute(inside)
    await sql`insert into shop_migrations values (${migrations.length})`.execute(inside)
  })
}
