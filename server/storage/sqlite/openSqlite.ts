import type { Catalogue } from '#server/app/catalogue.ts'
import { Kysely, sql } from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqlCatalogue } from '../sql/sqlCatalogue.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { StorageError } from '../StorageError.ts'
import { sqliteDialect } from './dialect.ts'
import { migrations } from './migrations.ts'
import { reasonOf } from './reason.ts'

export interface SqliteStorage {
  catalogue: Catalogue
  close: () => Promise<void>
}

/**
 * The catalogue in one file, made with its folder when it is not there. A write that has been answered is on the disk.
 * Rejects with a `StorageError` that says what is wrong with the file.
 */
export async function openSqlite({ file }: { file: string }): Promise<SqliteStorage> {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file, { timeout: 5000 })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    const db = new Kysely<CatalogueTables>({ dialect: sqliteDialect(database) })
    await migrate(db)
    return { catalogue: sqlCatalogue(db), close: () => db.destroy() }
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
    if (done > migrations.length) throw new StorageError('it was made by a newer version of the shop.')
    for (const migration of migrations.slice(done)) await migration(inside as unknown as Kysely<unknown>) // before it, the tables are not those of today
    await sql`pragma user_version = ${sql.lit(migrations.length)}`.execute(inside)
  })
}
