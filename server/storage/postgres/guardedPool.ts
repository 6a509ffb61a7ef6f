import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { fieldsOf } from '#domain/product/read.ts'
import { readLimitMs } from '../sql/deadline.ts'

export interface PoolLimits {
  connections: number
  /** Milliseconds after which the database cancels a statement; 0 for never. */
  statementMs: number
  /** Milliseconds after which a connection that has not answered a statement is closed; 0 for never. */
  silentMs: number
  /**
   * Milliseconds after which the database ends a transaction that sends nothing: the host of its server may have failed,
   * and the writes of all others wait for its lock.
   */
  idleMs?: number
}

/** The error of a write to a database that takes none, as a standby. */
const readOnly = '25006'
/** Timeout of connecting to a host that does not answer. */
const connectTimeoutMs = 5000
/** How long closing waits for connections that may be silent. */
const closeMs = 2000
/** Shorter than `defaultSilentMs`: the database cancels a statement first, and reports it. */
export const defaultStatementMs = readLimitMs
export const defaultSilentMs = defaultStatementMs + 2000
/** Far more than the shop computes between two statements. */
const defaultIdleMs = 30_000

/**
 * A pool whose connections cannot hang for ever: a firewall or a failed host can leave a connection open on which
 * nothing answers. One that does not answer in time is closed, and the pool opens another.
 */
export function guardedPool(
  url: string,
  { connections, statementMs, silentMs, idleMs = defaultIdleMs }: PoolLimits,
): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => undefined)
  const settings = sessionSettings(statementMs, idleMs)
  // Kysely identifies a connection by its object.
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      const open = known.get(client)
      if (open) return open
      const guarded = guard(client, silentMs)
      try {
        await guarded.query(settings, [])
      } catch (error) {
        // The pool would count it as in use for ever, as it does when Kysely's `onCreateConnection` rejects.
        guarded.release(true)
        throw error
      }
      known.set(client, guarded)
      return guarded
    },
    async end() {
      const ended = new AbortController()
      const wait = sleep(closeMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined)
      await Promise.race([pool.end(), wait])
      ended.abort()
    },
  }
}

function sessionSettings(statementMs: number, idleMs: number): string {
  const settings = {
    // It takes longer than these queries.
    jit: 'off',
    // A statement that no request waits for any longer must end.
    statement_timeout: statementMs,
    // Waiting for the lock of the writers is part of a write.
    lock_timeout: 0,
    idle_in_transaction_session_timeout: idleMs,
    // A write that has waited for the lock must see what was written meanwhile, whatever the database's default is.
    default_transaction_isolation: 'read committed',
  }
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  return `select ${calls.join()}`
}

function guard(client: PoolClient, silentMs: number): PostgresPoolClient {
  let isSilent = false
  let isReadOnly = false
  // The pool handles errors of idle connections only: one that breaks between two statements of a transaction would end
  // the process. The next statement then rejects, and the pool discards the broken connection.
  client.on('error', () => undefined)
  // Kysely calls it with a text and values, or with a cursor that the shop does not use.
  const query = async (...args: [string, unknown[]]) => {
    if (isSilent) throw new Error('Connection terminated: it did not answer')
    if (silentMs === 0) return client.query(...args)
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isSilent = true
        reject(new Error('Query read timeout'))
      }, silentMs)
    })
    try {
      return await Promise.race([client.query(...args), silence])
    } catch (error) {
      // The database it is connected to has become a standby, or was one.
      isReadOnly ||= fieldsOf(error)['code'] === readOnly
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'], // the one of its two forms that is called, see above
    release: (isBroken?: boolean) => client.release(isSilent || isReadOnly || isBroken),
  }
}
