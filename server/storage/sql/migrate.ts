import type { Kysely } from 'kysely'
import { StorageError } from '../StorageError.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { deriveAgain } from './write.ts'

/** Whatever the tables look like at the time. */
export type AnyTables = Kysely<unknown>

/** One step from an older shop's tables to this shop's; it says whether what is derived from the records is now stale. */
export type Migration = (db: AnyTables) => Promise<'derive again' | undefined>

/**
 * Runs the migrations that have not run yet. Inside the transaction that then writes down how many have. Throws a
 * `StorageError` where more have run than this shop knows.
 */
export async function runMigrations(
  db: Kysely<CatalogueTables>,
  migrations: readonly Migration[],
  done: number,
  ways: SqlWays,
): Promise<void> {
  if (done > migrations.length) throw new StorageError('it was made by a newer version of the shop.')
  let isStale = false
  for (const migration of migrations.slice(done)) {
    const said = await migration(db as unknown as AnyTables) // before it, the tables are not those of today
    isStale ||= said === 'derive again'
  }
  if (isStale) await deriveAgain(db, ways)
}
