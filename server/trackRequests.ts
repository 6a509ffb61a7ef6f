import { setTimeout as sleep } from 'node:timers/promises'
import type { FetchHandler } from './render/inProcessFetch.ts'

export interface TrackedHandler extends FetchHandler {
  /** When no request has been in flight for a while. Rejects when the signal is aborted. */
  whenQuiet: (signal: AbortSignal) => Promise<void>
}

/** Milliseconds after a response within which a browser requests the resources it links to. */
const pauseMs = 300

/** Tracks whether requests are in flight, for work that can wait. */
export function trackRequests(handler: FetchHandler, quietMs = pauseMs): TrackedHandler {
  let inFlight = 0
  let lastAt = performance.now()
  const isQuiet = () => inFlight === 0 && performance.now() - lastAt >= quietMs
  return {
    async fetch(request, caller) {
      inFlight += 1
      try {
        return await handler.fetch(request, caller)
      } finally {
        inFlight -= 1
        lastAt = performance.now()
      }
    },
    async whenQuiet(signal) {
      // The timer must not keep the process alive.
      while (!isQuiet()) await sleep(quietMs, undefined, { ref: false, signal })
    },
  }
}
