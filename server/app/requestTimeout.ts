import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** Called once, right before a write; false when the request has already timed out. */
export type BeginWrite = () => boolean

/**
 * Middleware that answers 503 after a timeout. Once a write has begun it is waited for: it cannot be cancelled,
 * and a client that got a 503 would retry it. A write that has not begun by then never starts.
 */
export function timeoutAfter(milliseconds: number): MiddlewareHandler<{ Variables: { beginWrite: BeginWrite } }> {
  return async (c, next) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasTimedOut = false
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        hasTimedOut = true
        reject(new HTTPException(503))
      }, milliseconds)
    })
    c.set('beginWrite', () => {
      clearTimeout(timer)
      return !hasTimedOut
    })
    try {
      await Promise.race([next(), timeout])
    } finally {
      clearTimeout(timer)
    }
  }
}
