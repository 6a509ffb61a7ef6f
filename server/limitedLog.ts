import { StorageFailure } from './app/storageFailure.ts'

type Log = (message: string, error?: unknown) => void

const second = 1000
const minute = 60 * second

/**
 * A log of one line a second for each message, and one for all failures of the database, which every request would
 * repeat; those have no stack, as the reason is enough. A failure of the system, such as a full disk, does not end by
 * itself: it has one line a minute, without a stack too. The next line counts the lines left out.
 */
export function limitedLog(log: Log, now: () => number = () => performance.now()): Log {
  const logged = new Map<string, { at: number; leftOut: number }>()
  return (message, error) => {
    const isStorage = error instanceof StorageFailure
    const system = isSystemError(error) ? error : undefined
    const kind = isStorage ? 'storage' : `${message} ${system?.code ?? ''}`
    const last = logged.get(kind)
    if (last && now() - last.at < (system ? minute : second)) {
      last.leftOut += 1
      return
    }
    // Messages contain URLs, so their number must be limited.
    if (logged.size > 1000) logged.clear()
    logged.set(kind, { at: now(), leftOut: 0 })
    const more = last?.leftOut ? ` (and ${last.leftOut} more)` : ''
    if (isStorage) log(`${message}: the database cannot be used: ${error.message}${more}`)
    else if (system) log(`${message}: ${system.message}${more}`)
    else log(message + more, error)
  }
}

/** Whether the operating system refused something: its message has the reason, its stack only Node's own functions. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error
}
