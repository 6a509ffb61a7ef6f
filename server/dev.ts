import { createServer as createHttpServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import type { Render } from '#contract/page.ts'
import { webManifest } from '#site/head.ts'
import { projectRoot } from './projectRoot.ts'
import { clientIp } from './clientIp.ts'
import { checkPort, originOf } from './listen.ts'
import { codesNote } from './openIdentityService.ts'
import { openPictures } from './openPictures.ts'
import { openStore } from './openStore.ts'
import { crawlerFiles } from './render/crawlerFiles.ts'
import { inProcessFetch } from './render/inProcessFetch.ts'
import { shopDocument } from './render/shopDocument.ts'
import { readServerSettings } from './settings.ts'
import { takeNoArguments } from './takeNoArguments.ts'

/**
 * `npm run dev`: the same API and rendering through Vite's dev server. Without security headers: Vite's client needs
 * inline scripts.
 */
takeNoArguments('Usage: npm run dev\n\nSettings are environment variables (README): PORT=4000 npm run dev')
const { settings, store, pictures } = await open().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const fetchInProcess = inProcessFetch(store.api)
const crawler = crawlerFiles({ settings: settings.public, fetch: fetchInProcess, version: store.version })
const http = createHttpServer()
const vite = await createViteServer({
  root: projectRoot,
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: http } },
})

const answer = getRequestListener(async (request, connection) => {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/dev/')) {
    return store.api.fetch(request, clientIp(request.headers, connection, settings.trustProxy))
  }
  if (/^\/(?:robots\.txt|sitemap\.xml)$/.test(url.pathname)) return crawler.fetch(request)
  if (url.pathname === '/site.webmanifest') return Response.json(webManifest)
  try {
    const source = await readFile(join(projectRoot, 'index.html'), 'utf8')
    const template = await vite.transformIndexHtml(url.pathname, source)
    const entry = (await vite.ssrLoadModule('/src/app/server.tsx')) as { render: Render } // Vite types modules loosely
    const page = await entry.render({ request, settings: settings.public, fetch: fetchInProcess })
    if (page instanceof Response) return page
    const html = shopDocument({ template, page, settings: settings.public })
    return new Response(html, { status: page.status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 })
  }
})

const picture = getRequestListener((request) => pictures.fetch(request))

http.on('request', (request, response) => {
  if (request.url?.startsWith('/dev/')) return void answer(request, response)
  // SVG files are served as they are.
  if (/^\/pictures\/.*(?<!\.svg)$/.test(request.url ?? '')) return void picture(request, response)
  vite.middlewares(request, response, () => void answer(request, response))
})
http.listen({ port: settings.port, ...(settings.host ? { host: settings.host } : {}) }, () => {
  const address = http.address()
  const { port } = typeof address === 'object' && address ? address : settings
  const origin = originOf(port, settings.host)
  console.log(`Developing at ${origin}`)
  const note = codesNote(settings, origin)
  if (note) console.log(note)
})

async function open() {
  const from = readServerSettings(process.env, projectRoot)
  // First: with a port that is taken, no database is created.
  await checkPort(from)
  const log = (message: string, error?: unknown) => console.error(message, error ?? '')
  return { settings: from, store: await openStore(from, log), pictures: await openPictures(from, log) }
}
