import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** Asked once, right before something is written; false when the caller has been told that there will be no answer. */
export type BeginWrite = () => boolean

/**
 * Gives a question up after its time, with a 503. A write is waited for as soon as it has begun: it cannot be called
 * back, and whoever is told that there was no answer sends it again. One that has not begun by then never does.
 */
export function answerWithin(milliseconds: number): MiddlewareHandler<{ Variables: { beginWrite: BeginWrite } }> {
  return async (c, next) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGivenUp = false
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isGivenUp = true
        reject(new HTTPException(503))
      }, milliseconds)
    })
    c.set('beginWrite', () => {
      clearTimeout(timer)
      return !isGivenUp
    })
    try {
      await Promise.race([next(), tooLate])
    } finally {
      clearTimeout(timer)
    }
  }
}
