import { setTimeout as sleep } from 'node:timers/promises'

interface WaitingOptions {
  fetch?: typeof fetch
  /** How often one request is sent at most. */
  attempts?: number
  onWait: (seconds: number) => void
  wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * A fetch that waits where the shop says that there are too many requests (429) or that it is busy (503), as long as it
 * asks for. A write is done once, even where it was done the first time: a product that is there is refused (409), a
 * change made twice is the same change.
 */
export function waitingFetch({
  fetch: send = fetch,
  attempts = 5,
  onWait,
  wait = sleep,
}: WaitingOptions): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(input, init)
      const seconds = Number(response.headers.get('Retry-After'))
      if (![429, 503].includes(response.status) || !(seconds > 0) || attempt >= attempts) return response
      await response.body?.cancel()
      onWait(seconds)
      await wait(seconds * 1000)
    }
  }
}
