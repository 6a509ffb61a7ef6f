import type { Kysely } from 'kysely'
import { StorageError } from '../StorageError.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'
import { updateColumns } from './updateColumns.ts'
import { rebuildIndexes } from './write.ts'

/** A database with an unknown schema. */
export type AnyTables = Kysely<unknown>

/** Whether a database is brought up to date when it is opened: not by a command that runs beside the shop. */
type SchemaChange = 'updated' | 'unchanged'

export interface MigrationOptions {
  schema?: SchemaChange | undefined
  /** Called before the derived tables of an older database are rebuilt, which takes minutes for many products. */
  onRebuild?: (() => void) | undefined
}

/** One schema migration; returns whether the derived tables must be rebuilt. */
export type Migration = (db: AnyTables) => Promise<'rebuild' | undefined>

/**
 * Runs pending migrations, then brings the columns up to date. Call it inside the transaction that then stores the
 * count of migrations. Throws a `StorageError` when the database was migrated by a newer version.
 * With `schema: 'unchanged'` it does neither, and also throws where a migration is pending.
 */
export async function runMigrations(
  db: Kysely<CatalogueTables>,
  migrations: readonly Migration[],
  done: number,
  dialect: SqlDialect,
  { schema = 'updated', onRebuild = () => {} }: MigrationOptions = {},
): Promise<void> {
  if (done > migrations.length) throw new StorageError('it was made by a newer version of the shop.')
  if (schema === 'unchanged') {
    if (done === migrations.length) return
    if (done === 0) throw new StorageError('the shop has never been started with it.')
    throw new StorageError('it was made by an older version of the shop. Stop that one, and start this one once.')
  }
  let isStale = false
  for (const migration of migrations.slice(done)) {
    const result = await migration(db as unknown as AnyTables) // the schema is an older one here
    isStale ||= result === 'rebuild'
  }
  const isChanged = await updateColumns(db, dialect)
  if (!isStale && !isChanged) return
  if (done > 0) onRebuild()
  await rebuildIndexes(db, dialect)
}
