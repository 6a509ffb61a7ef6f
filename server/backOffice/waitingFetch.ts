import { setTimeout as sleep } from 'node:timers/promises'

interface WaitingOptions {
  fetch?: typeof fetch
  /** Maximum number of times one request is sent. */
  attempts?: number
  onWait: (seconds: number) => void
  wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * A fetch that retries when the shop has too many requests (429) or is busy (503), after the time in Retry-After.
 * Retrying a write is safe: an existing product is refused (409), and repeating a change has no effect.
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
