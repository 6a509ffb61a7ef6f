import { StorageFailure } from './app/storageFailure.ts'

type Log = (message: string, error?: unknown) => void

const second = 1000

/**
 * A log of one line a second for each message, and one for all failures of the database, which every request would
 * repeat; those have no stack, as the reason is enough. The next line counts the lines left out.
 */
export function limitedLog(log: Log, now: () => number = () => performance.now()): Log {
  const logged = new Map<string, { at: number; leftOut: number }>()
  return (message, error) => {
    const isStorage = error instanceof StorageFailure
    const kind = isStorage ? 'storage' : message
    const last = logged.get(kind)
    if (last && now() - last.at < second) {
      last.leftOut += 1
      return
    }
    // Messages contain URLs, so their number must be limited.
    if (logged.size > 1000) logged.clear()
    logged.set(kind, { at: now(), leftOut: 0 })
    const more = last?.leftOut ? ` (and ${last.leftOut} more)` : ''
    if (isStorage) log(`${message}: the database cannot be used: ${error.message}${more}`)
    else log(message + more, error)
  }
}
