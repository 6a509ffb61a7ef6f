import type { SharedCounts } from './sharedCounts.ts'

interface RequestLimit {
  /** Counts a request; false when there were too many from this address within the window. */
  allows: (address: string, now: number) => Promise<boolean>
}

interface SharedLimit {
  counts: SharedCounts
  /** Name of this limit in the shared store. */
  name: string
}

/** Requests of one address in the current window. */
interface Counted {
  own: number
  /** Those of `own` that were reported to the store. */
  reported: number
  /** The requests of other processes, as far as they are known. */
  others: number
}

/** Addresses counted at a time, to bound the memory used: beyond it the count that was longest unused is dropped. */
const maxAddresses = 10_000

/**
 * How many times a process reports to the store for an address that uses up its limit: more reports make the shared
 * count more exact, and cost more queries.
 */
const reportsPerLimit = 10

/**
 * Counts requests by address, in fixed windows of this length. With a store the count is shared by all processes: each
 * reports every tenth of the limit and receives the total. While the store fails, it counts only its own requests.
 */
export function requestLimit(limit: number, windowMs: number, shared?: SharedLimit): RequestLimit {
  const step = Math.max(1, Math.floor(limit / reportsPerLimit))
  const counts = new Map<string, Counted>()
  let window: number | undefined
  return {
    async allows(address, now) {
      const current = Math.floor(now / windowMs)
      if (current !== window) counts.clear()
      window = current
      const count = counts.get(address) ?? { own: 0, reported: 0, others: 0 }
      // A map keeps the order of insertion: the first one is the one that was longest unused.
      counts.delete(address)
      counts.set(address, count)
      const [oldest] = counts.keys()
      if (oldest !== undefined && counts.size > maxAddresses) counts.delete(oldest)
      count.own += 1
      // Those that follow while this one waits for the store must not be counted before it.
      const turn = count.own
      const unreported = count.own - count.reported
      if (shared && unreported >= step && turn + count.others <= limit) {
        count.reported = count.own
        const name = `${shared.name} ${current} ${address}`
        const all = await shared.counts.add(name, unreported, (current + 1) * windowMs).catch(() => 0)
        count.others = Math.max(count.others, all - count.reported)
      }
      return turn + count.others <= limit
    },
  }
}
