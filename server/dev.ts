import { createServer as createHttpServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import type { Render } from '#contract/page.ts'
import { projectRoot } from './build/sourcesHash.ts'
import { callerOf } from './callerOf.ts'
import { openPictures } from './openPictures.ts'
import { openStore } from './openStore.ts'
import { fetchInside } from './render/fetchInside.ts'
import { shopDocument } from './render/shopDocument.ts'
import { readServerSettings } from './settings.ts'

/** `npm run dev`: the same API and the same rendering over Vite's live modules. No security headers: Vite's own client needs inline scripts. */
const settings = readServerSettings(process.env, projectRoot)
const log = (message: string, error?: unknown) => console.error(message, error ?? '')
const store = await openStore(settings, log)
const pictures = await openPictures(settings, log)
const askInside = fetchInside(store.api)
const http = createHttpServer()
const vite = await createViteServer({
  root: projectRoot,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
})

const answer = getRequestListener(async (request, connection) => {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/dev/')) {
    return store.api.fetch(request, callerOf(request.headers, connection, settings.trustProxy))
  }
  try {
    const source = await readFile(join(projectRoot, 'index.html'), 'utf8')
    const template = await vite.transformIndexHtml(url.pathname, source)
    const entry = (await vite.ssrLoadModule('/src/app/server.tsx')) as { render: Render } // its source's type
    const page = await entry.render({ request, settings: settings.public, origin: url.origin, fetch: askInside })
    if (page instanceof Response) return page
    const manifest = { 'index.html': { file: '' } }
    const html = shopDocument({
      template,
      manifest,
      page: { ...page, module: undefined },
      settings: settings.public,
    })
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
  // Drawings are files.
  if (/^\/pictures\/.*(?<!\.svg)$/.test(request.url ?? '')) return void picture(request, response)
  vite.middlewares(request, response, () => void answer(request, response))
})
http.once('error', ({ message }) => {
  console.error(`The server cannot listen on port ${settings.port}: ${message}`)
  process.exit(1)
})
http.listen(settings.port, () => console.log(`Developing at http://localhost:${settings.port}`))
