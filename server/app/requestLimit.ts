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

/** How many times a process tells the store of an address that uses up its limit: few make no queries, many count finely. */
const tellings = 10

/**
 * Counts requests by address, in windows of this length. With a store the count is that of all processes: each tells it of
 * every tenth of the limit, and learns of the others'. While the store cannot be asked it counts its own.
 */
export function requestLimit(most: number, windowMs: number, shared?: SharedLimit): RequestLimit {
  const step = Math.max(1, Math.floor(most / tellings))
  const counts = new Map<string, { all: number; untold: number }>()
  let window: number | undefined
  return {
    async allows(address, now) {
      const current = Math.floor(now / windowMs)
      if (current !== window || counts.size > maxAddresses) {
        counts.clear()
        window = current
      }
      const count = counts.get(address) ?? { all: 0, untold: 0 }
      counts.set(address, count)
      count.all += 1
      count.untold += 1
      if (shared && count.untold >= step && count.all <= most) {
        const told = count.untold
        count.untold = 0
        const name = `${shared.name} ${current} ${address}`
        const all = await shared.counts.add(name, told, (current + 1) * windowMs).catch(() => 0)
        count.all = Math.max(count.all, all + count.untold)
      }
      return count.all <= most
    },
  }
}
