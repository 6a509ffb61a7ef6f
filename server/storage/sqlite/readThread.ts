import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { StorageFailure, type StorageFailureKind } from '#server/app/storageFailure.ts'
import { readLimitMs, tooSlow } from '../sql/deadline.ts'
import type { CatalogueReads } from '#server/app/catalogue.ts'

/** The message to the thread. */
export type ReadCall = {
  [Name in keyof CatalogueReads]: { name: Name; args: Parameters<CatalogueReads[Name]> }
}[keyof CatalogueReads]

/** Its response. */
export type ReadAnswer = { value: unknown } | { kind: StorageFailureKind; message: string } | { error: unknown }

interface ReadThread {
  reads: CatalogueReads
  close: () => Promise<void>
}

/** Extra time for the thread's own deadline, which stops a read between statements; a running one cannot be stopped. */
const graceMs = 1000

/**
 * Reads a database file in a worker thread: SQLite is synchronous, and a long query would block every request. Reads
 * run one after the other; when one takes too long, it is rejected and the thread is replaced.
 */
export function readThread(file: string, limitMs = readLimitMs + graceMs): ReadThread {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  return {
    reads: {
      read: (...args) => ask({ name: 'read', args }),
      facets: (...args) => ask({ name: 'facets', args }),
      words: (...args) => ask({ name: 'words', args }),
    } as CatalogueReads, // the thread answers each call with what the method of its name resolves to
    async close() {
      isClosed = true
      await last.catch(() => undefined)
      await replace()
    },
  }

  function ask(call: ReadCall): Promise<unknown> {
    const answer = last.catch(() => undefined).then(() => answerTo(call))
    last = answer
    return answer
  }

  async function answerTo(call: ReadCall): Promise<unknown> {
    if (isClosed) throw new StorageFailure('unreachable', 'it has been closed.')
    const thread = (worker ??= await openWorker(file))
    const answering = new AbortController()
    const timer = setTimeout(() => answering.abort(), limitMs)
    // A pending read keeps the process alive, an idle thread does not.
    thread.ref()
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, that is for windows
      thread.postMessage(call)
      const [answer] = (await once(thread, 'message', { signal: answering.signal })) as [ReadAnswer] // of readWorker.ts
      return valueOf(answer)
    } catch (error) {
      if (error instanceof ReadError) throw error.cause
      await replace()
      throw answering.signal.aborted ? tooSlow() : error
    } finally {
      clearTimeout(timer)
      thread.unref()
    }
  }

  async function replace(): Promise<void> {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
}

/** Resolves when the thread is ready: its start does not count towards the time limit of a read. */
async function openWorker(file: string): Promise<Worker> {
  const worker = new Worker(new URL('./readWorker.ts', import.meta.url), { workerData: file })
  await once(worker, 'message')
  return worker
}

/** A read that failed while the thread itself still works. */
class ReadError extends Error {}

function valueOf(answer: ReadAnswer): unknown {
  if ('value' in answer) return answer.value
  const cause = 'kind' in answer ? new StorageFailure(answer.kind, answer.message) : answer.error
  throw new ReadError('A read has failed', { cause })
}
