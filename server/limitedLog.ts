import { StorageFailure } from './app/storageFailure.ts'

export type Log = (message: string, error?: unknown) => void

const second = 1000
const minute = 60 * second

/** Something that does not end by itself, and whose message is enough. */
export class LastingFailure extends Error {}

/**
 * A log of one line a second for each message, and one for all failures of the database, which every request would
 * repeat; those have no stack, as the reason is enough. A failure of the system, such as a full disk, does not end by
 * itself: it has one line a minute, without a stack too, and so has a `LastingFailure`. The next line counts the lines
 * left out.
 */
export function limitedLog(log: Log, now: () => number = () => performance.now()): Log {
  const logged = new Map<string, { at: number; leftOut: number }>()
  return (message, error) => {
    const isStorage = error instanceof StorageFailure
    const lasting = isLasting(error) ? error : undefined
    const kind = isStorage ? 'storage' : `${message} ${lasting?.code ?? ''}`
    const last = logged.get(kind)
    if (last && now() - last.at < (lasting ? minute : second)) {
      last.leftOut += 1
      return
    }
    // Messages contain URLs, so their number must be limited.
    if (logged.size > 1000) logged.clear()
    logged.set(kind, { at: now(), leftOut: 0 })
    const more = last?.leftOut ? ` (and ${last.leftOut} more)` : ''
    if (isStorage) log(`${message}: the database cannot be used: ${error.message}${more}`)
    else if (lasting) log(`${message}: ${lasting.message}${more}`)
    else log(message + more, error)
  }
}

/** When the operating system refused something its message has the reason, and its stack only Node's own functions. */
function isLasting(error: unknown): error is LastingFailure & NodeJS.ErrnoException {
  return error instanceof LastingFailure || (error instanceof Error && 'syscall' in error && 'code' in error)
}
