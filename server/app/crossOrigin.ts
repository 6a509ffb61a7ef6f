import { API_KEY_HEADER } from '#contract/apiKey.ts'
import type { MiddlewareHandler } from 'hono'

/** Access-Control-Max-Age: how long browsers cache a preflight, in seconds. */
const preflightSeconds = 600

/** Request headers that Amplify adds to every call of a user pool. */
const poolHeaders = ['amz-sdk-invocation-id', 'amz-sdk-request', 'cache-control', 'x-amz-target', 'x-amz-user-agent']
const allowedHeaders = ['authorization', 'content-type', API_KEY_HEADER]

/**
 * CORS for these origins; every other origin gets none of the headers, so its browser blocks the
 * response. No credentials: clients authenticate by header.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (origins.length === 0) return next()
    const origin = c.req.header('origin')
    const isAllowed = origin !== undefined && origins.includes(origin)
    if (isAllowed && c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
      c.res = preflightAnswer(c.req.path)
    } else {
      await next()
    }
    // Set on the final response: the user pool returns a Response of its own, without headers set on `c` before.
    c.res.headers.append('Vary', 'Origin')
    if (isAllowed) c.res.headers.set('Access-Control-Allow-Origin', origin)
    return undefined
  }
}

function preflightAnswer(path: string): Response {
  const headers = [...allowedHeaders, ...(path === '/dev/identity' ? poolHeaders : [])]
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': headers.join(', '),
      'Access-Control-Max-Age': String(preflightSeconds),
    },
  })
}
