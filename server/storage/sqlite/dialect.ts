import { CompiledQuery, type DatabaseConnection, type Dialect, type TransactionSettings } from 'kysely'
import { BaseSqliteDialect, GenericSqliteDriver, parseBigInt, type IGenericSqlite } from 'kysely-generic-sqlite'
import type { DatabaseSync } from 'node:sqlite'

/** Kysely's dialect over an open database of `node:sqlite`. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return new BaseSqliteDialect(() => new WritingDriver(() => executorOf(database)))
}

/**
 * A transaction that may write takes the lock at its start and waits for another process, where the usual `begin` would
 * fail at its first write. One that only reads waits for nobody.
 */
class WritingDriver extends GenericSqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }
}

function executorOf(database: DatabaseSync): IGenericSqlite<DatabaseSync> {
  return {
    db: database,
    query(_isSelect, statement, parameters) {
      const prepared = database.prepare(statement)
      if (prepared.columns().length > 0) return { rows: prepared.all(...parameters) }
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
