import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
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

/** Serves the files of a folder, and beside them their `.br` and `.gz`; the next handler answers for all others. */
export function staticFiles({
  root,
  prefix = '',
  caching,
  isImmutable = false,
}: StaticFilesOptions): MiddlewareHandler {
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
  return (c, next) => {
    writeChosenEncoding(c)
    return serve(c, next)
  }
}

/** Hono reads Accept-Encoding without qualities, capitals and `*`: it gets the one encoding that a page would have. */
function writeChosenEncoding({ req }: Context): void {
  req.raw.headers.set('Accept-Encoding', acceptedEncoding(req.header('accept-encoding')))
}
