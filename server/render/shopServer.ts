import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import type { Render } from '#contract/page.ts'
import type { Caller } from '../app/tokens.ts'
import type { ServerSettings } from '../settings.ts'
import { contentSecurity } from './contentSecurity.ts'
import { fetchInside, type Answering } from './fetchInside.ts'
import { readManifest } from './manifest.ts'
import { shopDocument, type DocumentParts } from './shopDocument.ts'

interface ShopServerOptions {
  settings: ServerSettings
  /** The API: `/dev/store` and its kin. */
  api: Answering
  /** The picture service: `/pictures/`. */
  pictures: Answering
  /** The folder of the build. */
  dist: string
  log: (message: string, error: unknown) => void
}

type ShopServer = Hono<{ Bindings: Caller }>

/** The shop as one handler, `fetch(request, caller)`: the API, the build's files, and every other address as a rendered page. */
export async function createShopServer({ settings, api, pictures, dist, log }: ShopServerOptions): Promise<ShopServer> {
  const client = join(dist, 'client')
  const parts: DocumentParts = {
    template: await readFile(join(client, 'index.html'), 'utf8'),
    manifest: await readManifest(client),
  }
  // The build's server entry: its types are those of its source.
  const entry = (await import(pathToFileURL(join(dist, 'server', 'server.js')).href)) as { render: Render }

  const askInside = fetchInside(api)

  const server: ShopServer = new Hono()
  server.use(contentSecurity(parts.template))
  server.all('/dev/*', ({ req, env }) => api.fetch(req.raw, env))
  server.use('/assets/*', files(client, 'public, max-age=31536000, immutable'))
  server.get('/pictures/*', async ({ req }, next) => {
    const answer = await pictures.fetch(req.raw)
    // Drawings, and pictures a build has made ready, are files.
    return answer.status === 404 ? next() : answer
  })
  server.use('/pictures/*', files(client, 'public, max-age=86400'))
  server.use('/favicon.svg', files(client, 'public, max-age=86400'))
  server.use(compress())
  server.on(['GET'], '*', (c) => page(c))
  server.notFound((c) => c.text('Not found', 404))
  server.onError((error, c) => {
    log(`${c.req.method} ${c.req.path} failed`, error)
    return c.html(brokenPage, 500)
  })
  return server

  async function page(c: Context): Promise<Response> {
    // A missing file must not be answered with a page.
    if (/^\/(assets|pictures)\//.test(c.req.path)) return c.text('Not found', 404)
    const origin = settings.siteUrl ?? new URL(c.req.url).origin
    const rendered = await entry.render({ request: c.req.raw, settings: settings.public, origin, fetch: askInside })
    if (rendered instanceof Response) return rendered
    const html = shopDocument({ ...parts, page: rendered, settings: settings.public })
    c.header('Cache-Control', 'no-cache')
    return c.html(html, rendered.status as 200) // any status a page may have
  }
}

function files(root: string, caching: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', caching),
  })
}

/** What is left to say when even the page of a failure cannot be drawn. */
const brokenPage = `<!doctype html><html lang="en-IN"><title>Something went wrong</title>
<h1>Oops! Something went wrong</h1>
<p>We're sorry, but something unexpected happened. Please try refreshing the page or go back to the homepage.</p>
<p><a href="">Refresh Page</a> <a href="/">Go Home</a></p></html>`
