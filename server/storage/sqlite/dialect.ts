import { CompiledQuery, type DatabaseConnection, type Dialect } from 'kysely'
import { BaseSqliteDialect, GenericSqliteDriver, parseBigInt, type IGenericSqlite } from 'kysely-generic-sqlite'
import type { DatabaseSync } from 'node:sqlite'

/** Kysely's dialect over an open database of `node:sqlite`. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return new BaseSqliteDialect(() => new WritingDriver(() => executorOf(database)))
}

/**
 * Every transaction of the shop writes: taking the lock at the start waits for another process, where the usual
 * `begin` would fail at its first write.
 */
class WritingDriver extends GenericSqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
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
