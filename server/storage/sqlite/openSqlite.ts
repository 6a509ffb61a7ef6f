import type { ShopStorage } from '../ShopStorage.ts'
import { Kysely, sql } from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runMigrations } from '../sql/migrate.ts'
import { sqlCatalogue } from '../sql/sqlCatalogue.ts'
import { sqlUsers } from '../sql/sqlUsers.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { StorageError } from '../StorageError.ts'
import { sqliteDialect } from './dialect.ts'
import { migrations } from './migrations.ts'
import { reasonOf } from './reason.ts'
import { sqliteWays } from './sqliteWays.ts'

/**
 * The shop's data in one file, made with its folder when it is not there. A write that has been answered is on the disk.
 * Rejects with a `StorageError` that says what is wrong with the file.
 */
export async function openSqlite({ file }: { file: string }): Promise<ShopStorage> {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file, { timeout: 5000 })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536')
    const db = new Kysely<CatalogueTables>({ dialect: sqliteDialect(database) })
    await migrate(db)
    // What the planner knows of the tables is brought up to date where it has aged.
    database.exec('pragma optimize = 0x10002')
    return { catalogue: sqlCatalogue(db, sqliteWays), users: sqlUsers(db), close: () => db.destroy() }
  } catch (error) {
    if (database?.isOpen) database.close()
    throw new StorageError(`The catalogue cannot be kept in ${file}: ${reasonOf(error)}`, { cause: error })
  }
}

/** The file counts its migrations in `user_version`, inside the same transaction. */
async function migrate(db: Kysely<CatalogueTables>): Promise<void> {
  await db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(inside)
    const done = rows[0]?.user_version ?? 0
    await runMigrations(inside, migrations, done, sqliteWays)
    await sql`pragma user_version = ${sql.lit(migrations.length)}`.execute(inside)
  })
}
