import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { BaseSqliteDialect, GenericSqliteDriver, parseBigInt, type IGenericSqlite } from 'kysely-generic-sqlite'
import { LRUCache } from 'lru-cache'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { isLocked } from './reason.ts'

/** Kysely's dialect over an open database of `node:sqlite`; `beforeWriting` may throw to prevent a write. */
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

  /** On a full disk SQLite rolls back by itself: a second rollback would fail, and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** How long a statement waits for another program's lock, and the pause between two attempts, in milliseconds. */
const lockWaitMs = 5000
const lockPauseMs = 20

/** Tries again while another program holds the file locked. SQLite's own wait would block every request meanwhile. */
async function whileLocked<Result>(run: () => Result): Promise<Result> {
  const endMs = performance.now() + lockWaitMs
  for (;;) {
    try {
      return run()
    } catch (error) {
      if (!isLocked(error) || performance.now() > endMs) throw error
      await sleep(lockPauseMs)
    }
  }
}

/** How long a transaction may keep the process from answering requests, in milliseconds. */
const turnMs = 10

/** Maximum cached prepared statements: more than the shop has for its common requests. */
const maxStatements = 200
/** Maximum characters of a cached statement; a longer one is specific to one request. */
const maxKeptLength = 4000

/** Caches prepared statements: every page begins with the same query, and preparing it took longer than running it. */
function statementsOf(database: DatabaseSync): (statement: string) => StatementSync {
  const kept = new LRUCache<string, StatementSync>({ max: maxStatements })
  return (statement) => {
    const found = kept.get(statement)
    if (found) return found
    const prepared = database.prepare(statement)
    // Schema changes are run only once.
    if (statement.length <= maxKeptLength && !/^\s*(create|alter|drop)/i.test(statement)) kept.set(statement, prepared)
    return prepared
  }
}

function executorOf(database: DatabaseSync, beforeWriting: () => void): IGenericSqlite<DatabaseSync> {
  const prepare = statementsOf(database)
  let turnAt = performance.now()
  return {
    db: database,
    async query(_isSelect, statement, parameters) {
      const run = (): QueryResult<unknown> => {
        const prepared = prepare(statement)
        if (prepared.columns().length > 0) return { rows: prepared.all(...parameters) }
        if (!database.isTransaction) beforeWriting()
        const { changes, lastInsertRowid } = prepared.run(...parameters)
        const [numAffectedRows, insertId] = [parseBigInt(changes), parseBigInt(lastInsertRowid)]
        return {
          rows: [],
          ...(numAffectedRows === undefined ? {} : { numAffectedRows }),
          ...(insertId === undefined ? {} : { insertId }),
        }
      }
      // A transaction has the lock already.
      if (!database.isTransaction) return whileLocked(run)
      if (performance.now() - turnAt > turnMs) {
        // Statements are synchronous, and a write has thousands of them.
        await nextTurn()
        turnAt = performance.now()
      }
      return run()
    },
    close: () => database.close(),
  }
}
