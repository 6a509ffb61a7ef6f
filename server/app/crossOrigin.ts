import { API_KEY_HEADER } from '#contract/apiKey.ts'
import type { MiddlewareHandler } from 'hono'

/** Seconds for which a browser need not ask again before it asks. */
const preflightSeconds = 600

const allowedHeaders = ['authorization', 'content-type', API_KEY_HEADER].join(', ')

/**
 * Lets pages of these origins read the answers; every other origin gets none of the headers, and its browser keeps the
 * answer from the page. Cookies are never asked for: who asks stands in the headers.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (origins.length === 0) return next()
    c.header('Vary', 'Origin')
    const origin = c.req.header('origin')
    if (!origin || !origins.includes(origin)) return next()
    c.header('Access-Control-Allow-Origin', origin)
    if (c.req.method !== 'OPTIONS' || !c.req.header('access-control-request-method')) return next()
    c.header('Access-Control-Allow-Methods', 'POST')
    c.header('Access-Control-Allow-Headers', allowedHeaders)
    c.header('Access-Control-Max-Age', String(preflightSeconds))
    return c.body(null, 204)
  }
}
