import { expect } from 'vitest'

/** Expects something that may take a moment: `read` is asked again for up to ten seconds. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 10_000 })
}
