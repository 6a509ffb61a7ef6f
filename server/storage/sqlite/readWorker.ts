import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { StorageFailure } from '#server/app/storageFailure.ts'
import { sqlReads } from '../sql/sqlReads.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { kyselyDialect } from './kyselyDialect.ts'
import type { ReadAnswer, ReadCall } from './readThread.ts'
import { storageFailureOf } from './reason.ts'
import { sqliteDialect } from './sqliteDialect.ts'

/** The thread of `readThread`: answers one read after the other. */
const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 })
database.exec('pragma cache_size = -65536')
const reads = sqlReads(new Kysely<CatalogueTables>({ dialect: kyselyDialect(database) }), sqliteDialect)

parentPort?.on('message', (call: ReadCall) => {
  void answerTo(call).then(send)
})

send('ready')

function send(message: ReadAnswer | 'ready'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, that is for windows
  parentPort?.postMessage(message)
}

async function answerTo(call: ReadCall): Promise<ReadAnswer> {
  try {
    switch (call.name) {
      case 'read':
        return { value: await reads.read(...call.args) }
      case 'facets':
        return { value: await reads.facets(...call.args) }
      case 'words':
        return { value: await reads.words() }
    }
  } catch (error) {
    // Only the message of an error reaches the other thread.
    const { kind, message } = error instanceof StorageFailure ? error : (storageFailureOf(error) ?? {})
    return kind && message ? { kind, message } : { error }
  }
}
