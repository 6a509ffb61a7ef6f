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
  const counts = new Map<string, { all: number; unreported: number }>()
  let window: number | undefined
  return {
    async allows(address, now) {
      const current = Math.floor(now / windowMs)
      if (current !== window) counts.clear()
      window = current
      const count = counts.get(address) ?? { all: 0, unreported: 0 }
      // A map keeps the order of insertion: the first one is the one that was longest unused.
      counts.delete(address)
      counts.set(address, count)
      const [oldest] = counts.keys()
      if (oldest !== undefined && counts.size > maxAddresses) counts.delete(oldest)
      count.all += 1
      count.unreported += 1
      if (shared && count.unreported >= step && count.all <= limit) {
        const reported = count.unreported
        count.unreported = 0
        const name = `${shared.name} ${current} ${address}`
        const all = await shared.counts.add(name, reported, (current + 1) * windowMs).catch(() => 0)
        count.all = Math.max(count.all, all + count.unreported)
      }
      return count.all <= limit
    },
  }
}
