import type { SharedCounts } from './sharedCounts.ts'

interface RequestLimit {
  /** Counts a request; false when there were too many from this address within the window. */
  allows: (address: string, now: number) => Promise<boolean>
}

interface SharedLimit {
  counts: SharedCounts
  /** Of the limit, among those of the store. */
  name: string
}

/** Addresses counted at once; beyond it the count begins anew, so that it cannot fill the memory. */
const maxAddresses = 10_000

/**
 * How many times a process reports an address that uses up its limit to the store: the more, the finer the count and the
 * more queries.
 */
const reportsPerLimit = 10

/**
 * Counts requests by address, in windows of this length. With a store the count is that of all processes: each reports
 * every tenth of the limit, and reads those of the others. While the store cannot be asked it counts its own.
 */
export function requestLimit(limit: number, windowMs: number, shared?: SharedLimit): RequestLimit {
  const step = Math.max(1, Math.floor(limit / reportsPerLimit))
  const counts = new Map<string, { all: number; unreported: number }>()
  let window: number | undefined
  return {
    async allows(address, now) {
      const current = Math.floor(now / windowMs)
      if (current !== window || counts.size > maxAddresses) {
        counts.clear()
        window = current
      }
      const count = counts.get(address) ?? { all: 0, unreported: 0 }
      counts.set(address, count)
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
