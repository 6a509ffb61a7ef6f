import type { IdentityRecords } from './identity/identityRecords.ts'
import type { Log } from './limitedLog.ts'

/** Interval of deleting expired records. */
const everyMs = 60_000

/**
 * Deletes expired records every minute, also when nobody signs in: the last sign-in of a day would otherwise leave its
 * stored response, which contains tokens, until the next one. Returns a function that ends it.
 */
export function deleteExpired(records: Pick<IdentityRecords, 'deleteExpired'>, log: Log): () => void {
  const timer = setInterval(() => {
    records
      .deleteExpired(Date.now())
      .catch((error: unknown) => log('Expired records of accounts could not be deleted', error))
  }, everyMs)
  // It must not keep the process alive.
  timer.unref()
  return () => clearInterval(timer)
}
