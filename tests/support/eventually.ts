import { expect } from 'vitest'

/**
 * Expects something that may take a moment: `read` is called again for up to a minute. On a busy machine a shop takes more
 * than ten seconds to start.
 */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 60_000 })
}
