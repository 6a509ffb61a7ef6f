import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncoding } from './acceptedEncoding.ts'

interface StaticFilesOptions {
  /** The folder of the files; a path of the site is one within it. */
  root: string
  /** What a path of the site begins with there: '/previous'. */
  prefix?: string
  /** The Cache-Control of a file that is found. */
  caching: string
  /** Whether a name means the same content forever, so that no browser asks again. */
  isImmutable?: boolean
}

/**
 * Serves the files of a folder, and beside them their `.br` and `.gz`; the next handler answers for all others. A client
 * that has a file, by its Last-Modified, gets 304.
 */
export function staticFiles(options: StaticFilesOptions): MiddlewareHandler {
  const { root, prefix = '', caching, isImmutable = false } = options
  const serve = serveStatic({
    root,
    rewriteRequestPath: (path) => prefix + path,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('Cache-Control', caching)
      // Also for the uncompressed file, or a shared cache would serve it to everyone.
      c.header('Vary', 'Accept-Encoding')
      if (isImmutable) c.header('Last-Modified', undefined)
    },
  })
  return async (c, next) => {
    const { headers } = c.req.raw
    // Hono reads Accept-Encoding without qualities, capitals and `*`: it gets the one encoding that a page would have.
    headers.set('Accept-Encoding', acceptedEncoding(headers.get('accept-encoding') ?? undefined))
    if (!isByteRange(headers)) headers.delete('Range')
    const answer = await serve(c, next)
    return answer instanceof Response && isKnown(answer, headers) ? notModified(answer) : answer
  }
}

/**
 * Whether one range of bytes is requested; Hono would answer any other unit as if it were bytes (RFC 9110, 14.2). A range
 * under a condition (If-Range) does not count either: the whole file, which the client then gets, is always right.
 */
function isByteRange(asked: Headers): boolean {
  return /^bytes=(?:\d+-\d*|-\d+)$/.test(asked.get('range') ?? '') && !asked.has('if-range')
}

/**
 * Whether the client has this very file. The same date and not a later one: after a return to an earlier release the
 * file is older than the client's copy. If-None-Match takes precedence, and no file has an ETag.
 */
function isKnown({ status, headers }: Response, asked: Headers): boolean {
  const modified = headers.get('last-modified')
  return (
    [200, 206].includes(status) &&
    !asked.has('if-none-match') &&
    modified !== null &&
    asked.get('if-modified-since') === modified
  )
}

async function notModified({ headers, body }: Response): Promise<Response> {
  // Closes the file, which nobody reads.
  await body?.cancel()
  const kept = ['Cache-Control', 'Vary', 'Last-Modified'].map((name) => [name, headers.get(name) ?? ''] as const)
  return new Response(null, { status: 304, headers: Object.fromEntries(kept) })
}
