import type { ShopStorage } from '../ShopStorage.ts'
import { Kysely, sql } from 'kysely'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '#server/makeFolder.ts'
import { nameFailures } from '../nameFailures.ts'
import { runMigrations, type MigrationOptions } from '../sql/migrate.ts'
import { sqlCatalogue } from '../sql/sqlCatalogue.ts'
import { sqlIdentityRecords } from '../sql/sqlIdentityRecords.ts'
import { sqlUsers } from '../sql/sqlUsers.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { StorageError } from '../StorageError.ts'
import { isOpenElsewhere } from './isOpenElsewhere.ts'
import { kyselyDialect } from './kyselyDialect.ts'
import { makePrivate } from './makePrivate.ts'
import { migrations } from './migrations.ts'
import { presenceOf } from './presence.ts'
import { readThread } from './readThread.ts'
import { storageFailureOf, reasonOf } from './reason.ts'
import { sqliteDialect } from './sqliteDialect.ts'

/**
 * Opens the shop's data in one file, created with its folder if missing. Committed writes are durable.
 * Rejects with a `StorageError` that says what is wrong with the file.
 */
export async function openSqlite({ file, ...options }: SqliteOptions): Promise<ShopStorage> {
  let database: DatabaseSync | undefined
  try {
    makeFolder(dirname(file))
    makePrivate(file)
    if (options.schema !== 'unchanged') refuseIfOldIsOpen(file)
    database = new DatabaseSync(file, { timeout: 5000 })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536')
    // What is deleted is overwritten: it may be the address of somebody whose account was.
    database.exec('pragma secure_delete = on')
    if (options.schema !== 'unchanged') dropDeletedOnce(database)
    const checkPresence = presenceOf(file)
    const db = new Kysely<CatalogueTables>({ dialect: kyselyDialect(database, checkPresence) })
    await migrate(db, options)
    // Refreshes the planner's statistics where they are stale.
    database.exec('pragma optimize = 0x10002')
    // From here the driver waits for locks, without blocking the process.
    database.exec('pragma busy_timeout = 0')
    const versions = new Kysely<CatalogueTables>({
      dialect: kyselyDialect(new DatabaseSync(file, { readOnly: true })),
    })
    const reading = readThread(file)
    const storage: ShopStorage = {
      catalogue: sqlCatalogue(db, sqliteDialect, reading.reads, versions),
      users: sqlUsers(db),
      identityRecords: sqlIdentityRecords(db),
      checkPresence,
      eraseDeleted: () => truncateLog(db),
      async close() {
        // The last connection to close writes the WAL into the file, which a read-only connection cannot.
        await Promise.all([reading.close(), versions.destroy()])
        await db.destroy()
      },
    }
    return nameFailures(storage, storageFailureOf)
  } catch (error) {
    if (database?.isOpen) database.close()
    throw new StorageError(`The catalogue cannot be kept in ${file}: ${reasonOf(error)}`, { cause: error })
  }
}

/** How often the log is tried to be emptied, and the pause between two tries, in milliseconds. */
const truncateTries = 20
const truncatePauseMs = 50

/** Empties the write-ahead log, which keeps earlier versions of pages; only possible while nobody reads from it. */
async function truncateLog(db: Kysely<CatalogueTables>): Promise<void> {
  for (let left = truncateTries; left > 0; left -= 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (!rows[0]?.busy) return
    await sleep(truncatePauseMs)
  }
}

interface SqliteOptions extends MigrationOptions {
  file: string
}

/**
 * Throws where a file of an older version is still open in another process: that shop would go on writing, without what the
 * migrations add, and its products would be missing from filters for good.
 */
function refuseIfOldIsOpen(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 })
  let done = 0
  try {
    done = doneIn(database)
  } finally {
    database.close()
  }
  if (done === 0 || done >= migrations.length || !isOpenElsewhere(file)) return
  throw new StorageError(
    'another program has it open, such as an older version of the shop. Stop that one, and start this one again.',
  )
}

function doneIn(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.['user_version'])
}

/** The number of migrations of the shops that did not overwrite what they deleted. */
const withoutOverwriting = 12

/**
 * Rewrites a file of a shop that did not overwrite what it deleted, whose free pages still have it. A vacuum cannot be part
 * of a migration, which is in a transaction: it comes before the one that has the next number.
 */
function dropDeletedOnce(database: DatabaseSync): void {
  const done = doneIn(database)
  // The file of a new shop is empty.
  if (done > 0 && done <= withoutOverwriting) database.exec('vacuum; pragma wal_checkpoint(truncate)')
}

/** Applied migrations are counted in `user_version`, in the same transaction. */
async function migrate(db: Kysely<CatalogueTables>, options: MigrationOptions): Promise<void> {
  await db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(inside)
    const done = rows[0]?.user_version ?? 0
    await runMigrations(inside, migrations, done, sqliteDialect, options)
    await sql`pragma user_version = ${sql.lit(migrations.length)}`.execute(inside)
  })
}
