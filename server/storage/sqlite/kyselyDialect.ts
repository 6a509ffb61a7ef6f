import { CompiledQuery, type DatabaseConnection, type Dialect, type TransactionSettings } from 'kysely'
import { BaseSqliteDialect, GenericSqliteDriver, parseBigInt, type IGenericSqlite } from 'kysely-generic-sqlite'
import type { DatabaseSync } from 'node:sqlite'

/** Kysely's dialect over an open database of `node:sqlite`; `beforeWriting` may throw what forbids a write. */
export function kyselyDialect(database: DatabaseSync, beforeWriting = () => {}): Dialect {
  return new BaseSqliteDialect(() => new WritingDriver(database, beforeWriting))
}

/**
 * Writing transactions use `begin immediate`: they wait for the lock at the start, where a plain `begin` would
 * fail at the first write. Read-only ones never wait.
 */
class WritingDriver extends GenericSqliteDriver {
  readonly #database: DatabaseSync
  readonly #beforeWriting: () => void

  constructor(database: DatabaseSync, beforeWriting: () => void) {
    super(() => executorOf(database, beforeWriting))
    this.#database = database
    this.#beforeWriting = beforeWriting
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const isReading = settings?.accessMode === 'read only'
    if (!isReading) this.#beforeWriting()
    await connection.executeQuery(CompiledQuery.raw(isReading ? 'begin' : 'begin immediate'))
  }

  /** A full disk makes SQLite roll back by itself: a second time would fail, and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

function executorOf(database: DatabaseSync, beforeWriting: () => void): IGenericSqlite<DatabaseSync> {
  return {
    db: database,
    query(_isSelect, statement, parameters) {
      const prepared = database.prepare(statement)
      if (prepared.columns().length > 0) return { rows: prepared.all(...parameters) }
      if (!database.isTransaction) beforeWriting()
      const { changes, lastInsertRowid } = prepared.run(...parameters)
      const [numAffectedRows, insertId] = [parseBigInt(changes), parseBigInt(lastInsertRowid)]
      return {
        rows: [],
        ...(numAffectedRows === undefined ? {} : { numAffectedRows }),
        ...(insertId === undefined ? {} : { insertId }),
      }
    },
    close: () => database.close(),
  }
}
