import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Render } from '#contract/page.ts'
import type { ConcurrencyLimits } from '#server/app/concurrencyLimit.ts'
import { compressFiles } from '#server/build/compressFiles.ts'
import { listen } from '#server/listen.ts'
import { openStore } from '#server/openStore.ts'
import { createShopServer } from '#server/render/shopServer.ts'
import type { PageCacheLimits } from '#server/render/pageCache.ts'
import { readServerSettings } from '#server/settings.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const writeKey = 'test-write-key'

const databaseFile = 'shop.sqlite'

let seeded: Promise<Buffer> | undefined

/** A database that holds the demo catalogue, made once: seeding takes half a second. */
function seededDatabase(): Promise<Buffer> {
  seeded ??= (async () => {
    const folder = await temporaryFolder()
    const store = await openStore(readServerSettings({ DATA_DIR: folder.path }, folder.path), () => undefined)
    await store.close()
    const database = await readFile(join(folder.path, databaseFile))
    await folder.remove()
    return database
  })()
  return seeded
}

export interface PageServer {
  origin: string
  /** Paths that were rendered so far. */
  rendered: string[]
  get: (path: string, headers?: Record<string, string>) => Promise<RawAnswer>
  /** A page as the server itself asks for it, without a client. */
  getInProcess: (path: string) => Promise<Response>
  /** Asks the API, as the owner's tools do. */
  store: (body: object, headers?: Record<string, string>) => Promise<RawAnswer>
  /** Sets the price of a product from another process of the shop on the same database. */
  priceFromAnotherProcess: (entityId: string, price: number) => Promise<void>
  stop: () => Promise<void>
}

/** An answer as it came over the wire: nothing has decompressed it. */
export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The text of an answer, whatever its encoding. */
export function textOf({ headers, body }: RawAnswer): string {
  const encoding = headers['content-encoding']
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

interface PageServerOptions {
  pageLimits?: PageCacheLimits
  renderLimits?: ConcurrencyLimits
  /** What a page says; it names the address and the price of the product `ps-01` by default. */
  render?: Render
  /** Files of the build by path, 'assets/shop.js', beside its page. */
  files?: Readonly<Record<string, string>>
}

/** The shop's server over an empty build, a page of a few words and the demo catalogue in a file of its own. */
export async function openPageServer(options: PageServerOptions = {}): Promise<PageServer> {
  const { pageLimits, renderLimits, render = priceOfOne, files = {} } = options
  const folder = await temporaryFolder()
  const dist = join(folder.path, 'dist')
  await mkdir(join(dist, 'client/.vite'), { recursive: true })
  await writeFile(
    join(dist, 'client/index.html'),
    '<!doctype html><!--head--><div id="root"><!--app--></div><!--state-->',
  )
  await writeFile(join(dist, 'client/.vite/manifest.json'), JSON.stringify({ 'index.html': { file: 'index.js' } }))
  for (const [path, content] of Object.entries(files)) {
    const file = join(dist, 'client', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  if (Object.keys(files).length > 0) await compressFiles(join(dist, 'client'))
  await writeFile(join(folder.path, databaseFile), await seededDatabase())
  const settings = readServerSettings({ DATA_DIR: folder.path, PORT: '0', STORE_WRITE_KEY: writeKey }, folder.path)
  const failures: unknown[] = []
  const log = (message: string, error?: unknown) => failures.push([message, error])
  const store = await openStore(settings, log)
  const rendered: string[] = []
  const server = await createShopServer({
    settings,
    ...store,
    pictures: { fetch: async () => new Response(null, { status: 404 }) },
    render: (asked) => {
      const { pathname, search } = new URL(asked.request.url)
      rendered.push(pathname + search)
      return render(asked)
    },
    ...(renderLimits ? { renderLimits } : {}),
    ...(pageLimits ? { pageLimits } : {}),
    dist,
    log,
  })
  const { port, close } = await listen(server, 0)
  const origin = `http://localhost:${port}`
  const ask = (body: object, headers: Record<string, string> = {}) =>
    send(`${origin}/dev/store`, { 'api-key': writeKey, 'content-type': 'application/json', ...headers }, body)
  return {
    origin,
    rendered,
    get: (path, headers = {}) => send(origin + path, headers),
    getInProcess: async (path) => server.fetch(new Request(origin + path)),
    store: (body, headers) => ask({ targetCollection: 'products', ...body }, headers),
    priceFromAnotherProcess: (entityId, price) => setPrice(join(folder.path, databaseFile), entityId, price),
    async stop() {
      await close()
      await store.close()
      await folder.remove()
      if (failures.length > 0) throw new Error(`The server failed: ${String(failures)}`)
    },
  }
}

/** A page with the price of one product, read through the API as the shop's pages do. */
export const priceOfOne: Render = async ({ request, settings, fetch }) => {
  const answer = await fetch('/dev/store', {
    method: 'POST',
    headers: { 'api-key': settings.readKey, 'content-type': 'application/json' },
    body: JSON.stringify({ targetCollection: 'products', action: 'READ', filter: { entityId: 'ps-01' } }),
  })
  const { data } = (await answer.json()) as { data: { price: number }[] } // the store's own answer
  const { pathname } = new URL(request.url)
  if (pathname === '/moved') return new Response(null, { status: 302, headers: { Location: '/' } })
  const status = pathname === '/missing' ? 404 : pathname === '/failing' ? 503 : 200
  const html = `<p>price ${data[0]?.price}</p>${'<p>handloom</p>'.repeat(400)}`
  return { status, head: `<title>${pathname}</title>`, html, state: {}, module: 'index.html' }
}

function send(url: string, headers: Record<string, string>, body?: object): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(url, { method: body ? 'POST' : 'GET', headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
      })
    })
    asking.once('error', reject).end(body && JSON.stringify(body))
  })
}

async function setPrice(file: string, value: string, price: number): Promise<void> {
  const script = `
    const { openSqlite } = await import('#server/storage/sqlite/openSqlite.ts')
    const [, file, value, price] = process.argv
    const { catalogue, close } = await openSqlite({ file })
    const condition = { kind: 'compare', column: 'entityId', comparison: 'eq', value }
    if ((await catalogue.update(condition, { price: Number(price) })) !== 1) throw new Error('No such product')
    await close()`
  const args = ['--no-warnings', '--input-type=module', '--eval', script, file, value, String(price)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null] // the exit code
  if (code !== 0) throw new Error(`The other process ended with ${code}`)
}
