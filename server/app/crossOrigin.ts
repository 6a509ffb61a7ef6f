import { API_KEY_HEADER } from '#contract/apiKey.ts'
import type { MiddlewareHandler } from 'hono'

/** Access-Control-Max-Age: how long browsers cache a preflight, in seconds. */
const preflightSeconds = 600

/** Those that Amplify adds to every request to a user pool. */
const poolHeaders = ['amz-sdk-invocation-id', 'amz-sdk-request', 'cache-control', 'x-amz-target', 'x-amz-user-agent']
const allowedHeaders = ['authorization', 'content-type', API_KEY_HEADER]

/**
 * CORS for these origins; every other origin gets none of the headers, so its browser blocks the
 * response. No credentials: clients authenticate by header.
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
    const isPool = c.req.path === '/dev/identity'
    c.header('Access-Control-Allow-Headers', [...allowedHeaders, ...(isPool ? poolHeaders : [])].join(', '))
    c.header('Access-Control-Max-Age', String(preflightSeconds))
    return c.body(null, 204)
  }
}
