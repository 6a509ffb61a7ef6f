import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import type { Render } from '#contract/page.ts'
import { errorPage } from '#site/errorPage.ts'
import { Overloaded, createConcurrencyLimit, type ConcurrencyLimits } from '../app/concurrencyLimit.ts'
import { callerNetwork } from '../app/networkOf.ts'
import type { Caller } from '../app/tokens.ts'
import { healthChecks } from '../health.ts'
import type { PictureService } from '../images/pictureService.ts'
import type { ServerSettings } from '../settings.ts'
import { acceptedEncoding } from './acceptedEncoding.ts'
import { compressedAnswer } from './compressedAnswer.ts'
import { contentSecurity, fileSecurity } from './contentSecurity.ts'
import { crawlerFiles } from './crawlerFiles.ts'
import { inProcessFetch, type FetchHandler } from './inProcessFetch.ts'
import { readBuiltFiles } from './builtFiles.ts'
import { createPageCache, defaultPageLimits, type PageCacheLimits } from './pageCache.ts'
import { previousFolder } from './previousFolder.ts'
import { readableAddress } from './readableAddress.ts'
import { shopDocument } from './shopDocument.ts'
import { staticFiles } from './staticFiles.ts'

interface ShopServerOptions {
  settings: ServerSettings
  /** The API: everything below `/dev/`. */
  api: FetchHandler
  /** The picture service: `/pictures/`. */
  pictures: Pick<PictureService, 'fetch'>
  /** The version of the catalogue, read for every page; without it pages are not cached. */
  version?: () => Promise<string>
  /** Rejects while the store cannot be used; by default it reads the version. */
  checkReady?: () => Promise<unknown>
  /** Whether the process is shutting down. */
  isShuttingDown?: () => boolean
  pageLimits?: PageCacheLimits
  /** How many pages are rendered at once; cached pages are not counted. */
  renderLimits?: ConcurrencyLimits
  /** The app's server entry; the build's own by default. */
  render?: Render
  /** The folder of the build. */
  dist: string
  log: (message: string, error: unknown) => void
}

type ShopServer = Hono<{ Bindings: Caller }>

/** The shop as one handler, `fetch(request, caller)`: the API, the build's files, and rendered pages. */
export async function createShopServer(options: ShopServerOptions): Promise<ShopServer> {
  const { settings, api, pictures, version, pageLimits = defaultPageLimits, dist, log } = options
  const client = join(dist, 'client')
  const files = await readBuiltFiles(client)
  const { template } = files
  const render = options.render ?? (await builtRender(dist))
  const pages = createPageCache(pageLimits)
  const rendering = createConcurrencyLimit(options.renderLimits ?? defaultRenderLimits)
  const fetchInProcess = inProcessFetch(api)

  const server: ShopServer = new Hono()
  // Assets and pictures are many: they have only the security headers they need.
  const [ofFiles, ofPages] = [fileSecurity(settings.public), contentSecurity(template, settings.public)]
  // Not Hono's `except`, which creates an Error for each page.
  server.use((c, next) => (/^\/(assets|pictures)\//.test(c.req.path) ? ofFiles(c, next) : ofPages(c, next)))
  const readStore = options.checkReady ?? version ?? noStore
  const isShuttingDown = options.isShuttingDown ?? never
  // Its entry is replaced or removed with the rest of the build.
  const hasBuild = () => [client, join(dist, previousFolder)].some((folder) => existsSync(join(folder, files.entry)))
  server.route('/', healthChecks({ readStore, hasBuild, isShuttingDown }))
  // Here and not in the API, which also runs in the browser, where there is no zlib.
  server.all('/dev/*', async ({ req, env }) => {
    return compressedAnswer(await api.fetch(req.raw, env), req.header('accept-encoding'))
  })
  const ofAssets = { caching: 'max-age=31536000, immutable', isImmutable: true }
  server.use('/assets/*', staticFiles({ root: client, ...ofAssets }))
  // Pages of the build before may still be open; and once the shop was built again, its own files are the previous ones.
  server.use('/assets/*', staticFiles({ root: dist, prefix: `/${previousFolder}`, ...ofAssets }))
  server.get('/pictures/*', async ({ req, env }, next) => {
    const answer = await pictures.fetch(req.raw, callerNetwork(env))
    // SVG drawings, and pictures encoded by the build, are files.
    return answer.status === 404 ? next() : answer
  })
  server.use('/pictures/*', staticFiles({ root: client, caching: 'public, max-age=86400' }))
  server.use(`/:file{${rootFiles}}`, staticFiles({ root: client, caching: 'public, max-age=86400' }))
  server.use(etag())
  server.route('/', crawlerFiles({ settings: settings.public, fetch: fetchInProcess, version: knownVersion }))
  server.on(['GET'], '*', (c) => page(c))
  // HEAD is answered as GET.
  server.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  server.notFound((c) => c.text('Not found', 404))
  server.onError((error, c) => {
    if (error instanceof Overloaded) return c.html(busyPage, 503, { 'Retry-After': '5' })
    log(`${c.req.method} ${c.req.path} failed`, error)
    return c.html(brokenPage, 500)
  })
  return server

  async function page(c: Context): Promise<Response> {
    // A missing file must not be answered with a page. Nobody may keep the answer: the next release may have the file.
    if (missingFile.test(c.req.path)) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    const url = new URL(c.req.url)
    const readable = readableAddress(url)
    if (readable !== undefined) return c.redirect(readable)
    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    const renderInTurn = () => rendering(() => rendered(url), callerNetwork(c.env))
    const answer = await pages.read(await knownVersion(), url.pathname + url.search, encoding, renderInTurn)
    if (answer instanceof Response) return answer
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Type', 'text/html; charset=UTF-8')
    c.header('Vary', 'Accept-Encoding')
    if (answer.encoding !== 'identity') c.header('Content-Encoding', answer.encoding)
    if (answer.status === 200) c.header('ETag', answer.etag)
    return c.body(answer.body, answer.status as 200) // any status a page may have
  }

  /**
   * A page depends on its URL alone: the rest of the request, above all cookies and authorization, is not passed on. A
   * page that depends on them must not come from the cache.
   */
  async function rendered(url: URL) {
    const content = await render({ request: new Request(url), settings: settings.public, fetch: fetchInProcess })
    if (content instanceof Response) return content
    return { status: content.status, html: shopDocument({ template, files, page: content, settings: settings.public }) }
  }

  /** Undefined while the catalogue cannot be read: the page then shows the error, and is not cached. */
  async function knownVersion(): Promise<string | undefined> {
    return version?.().catch(() => undefined)
  }
}

async function builtRender(dist: string): Promise<Render> {
  // The build's server entry: its types are those of its source.
  const entry = (await import(pathToFileURL(join(dist, 'server', 'server.js')).href)) as ServerEntry
  // Now, not with the first request of a page: the next build replaces the files while this server is running.
  await entry.loadPages()
  return entry.render
}

interface ServerEntry {
  render: Render
  /** Loads the modules of all pages. */
  loadPages: () => Promise<unknown>
}

/** Files at the root of the site: icons, the picture of link previews, the web manifest. */
const rootFiles = String.raw`[\w-]+\.(?:svg|ico|png|jpg|webmanifest)`
const missingFile = new RegExp(String.raw`^/(?:assets|pictures)/|^/${rootFiles}$`)

const noStore = () => Promise.resolve()
const never = () => false

const defaultRenderLimits: ConcurrencyLimits = { atOnce: 8, waiting: 100, waitingPerNetwork: 25, waitMs: 5000 }

/** Sent when more visitors wait than the server can render pages for. */
const busyPage = `<!doctype html><html lang="en-IN"><title>Very many are here</title>
<h1>Very many are in the shop at the moment</h1>
<p>Please try again in a few seconds.</p><p><a href="">Try Again</a></p></html>`

/** Sent when even the error page cannot be rendered. */
const brokenPage = `<!doctype html><html lang="en-IN"><title>${errorPage.title}</title>
<h1>${errorPage.title}</h1>
<p>${errorPage.message}</p>
<p><a href="">${errorPage.refresh}</a> <a href="/">${errorPage.home}</a></p></html>`
