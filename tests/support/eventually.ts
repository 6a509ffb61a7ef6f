import { expect } from 'vitest'

/** Expects something that may take a moment: `read` is asked again for up to a minute, which a start takes on a busy machine. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 60_000 })
}
