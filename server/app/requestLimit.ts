interface RequestLimit {
  /** Counts a request; false when there were too many from this address within the window. */
  allows: (address: string, now: number) => boolean
}

/** Addresses counted at once; beyond it the count begins anew, so that it cannot fill the memory. */
const mostAddresses = 10_000

/** Counts requests by address, in windows of this length. */
export function requestLimit(most: number, windowMs: number): RequestLimit {
  const counts = new Map<string, number>()
  let startedAt = 0
  return {
    allows(address, now) {
      // A clock that was set back would otherwise refuse until it is where it was.
      const isOver = now - startedAt >= windowMs || now < startedAt
      if (isOver || counts.size > mostAddresses) {
        counts.clear()
        startedAt = now
      }
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      return count <= most
    },
  }
}
