import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { projectRoot } from '#server/projectRoot.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleErrorsOf } from '../support/consoleErrors.ts'
import { eventually } from '../support/eventually.ts'
import { openHydrated } from '../support/hydrated.ts'
import { openBrowser, viewports } from '../support/openBrowser.ts'
import { routeForms, tabTitle } from '../support/routeTable.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

let shop: RunningShop
let files: { origin: string; stop: () => Promise<unknown> }
let browser: Browser
beforeAll(async () => {
  shop = await startShop()
  files = await serveFiles(join(projectRoot, 'dist/client'), shop.origin)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await files.stop()
  await shop.stop()
})

/** One address of each kind of page. */
const forms = routeForms.filter(({ path }) =>
  [
    '/',
    '/collections?filter=sale',
    '/collections/pure-silks',
    '/product/ps-01',
    '/contact',
    '/nowhere/at-all',
  ].includes(path),
)

describe('the files of the build, on a plain file server', () => {
  test('the files of the build are not rendered by the server', async () => {
    const html = await (await fetch(`${files.origin}/collections`)).text()
    expect(html).not.toContain('<h1')
    expect(html).not.toContain('shop-settings')
  })

  test.each(forms)('$path renders in the browser', async (form) => {
    const page = await browser.newPage({ viewport: viewports.phone })
    const consoleErrors = consoleErrorsOf(page)
    await openHydrated(page, files.origin + form.path)
    await page.getByRole('heading', { level: 1, name: form.heading ?? '', exact: true }).waitFor()
    await eventually(() => page.title()).toBe(tabTitle(form))
    await eventually(() => page.locator('a[href^="/product/"]').count()).toBeGreaterThanOrEqual(form.products ?? 0)
    expect(consoleErrors).toEqual([])
    await page.close()
  })

  test('the files of the build let a shopper add a product to the cart', async () => {
    const page = await browser.newPage({ viewport: viewports.phone })
    const consoleErrors = consoleErrorsOf(page)
    await openHydrated(page, files.origin)
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await page.getByText('Added to cart!').waitFor()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('region', { name: 'Order Summary' }).waitFor()
    await page.reload()
    await page.getByRole('region', { name: 'Order Summary' }).waitFor()
    expect(consoleErrors).toEqual([])
    await page.close()
  })

  test('the files of the build redirect an unknown product to the collections', async () => {
    const page = await browser.newPage()
    await openHydrated(page, `${files.origin}/product/nothing-of-that-name`)
    await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/collections')
    await page.close()
  })
})

test(`${forms.length} addresses were opened`, () => {
  expect(forms.length).toBe(6)
})

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A plain file server: what is a file is sent, /dev/ goes to the API, everything else is answered with index.html. */
async function serveFiles(folder: string, api: string) {
  const server = createServer((request, response) => {
    void send(request, response)
  })
  async function send(request: IncomingMessage, response: ServerResponse) {
    const answered = await answer(request)
    response.writeHead(answered.status, { 'Content-Type': answered.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answered.arrayBuffer()))
  }
  async function answer(request: IncomingMessage) {
    const { pathname, search } = new URL(request.url ?? '', api)
    if (pathname.startsWith('/dev/')) {
      const key = String(request.headers['api-key'])
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json', 'api-key': key } }
      return fetch(api + pathname + search, { ...init, body: await buffer(request) })
    }
    const file = await readFile(join(folder, pathname)).catch(() => undefined)
    const sent = file ?? (await readFile(join(folder, 'index.html')))
    return new Response(sent, { headers: { 'Content-Type': types[file ? extname(pathname) : '.html'] ?? '' } })
  }
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo // a port, never a pipe
  return { origin: `http://localhost:${port}`, stop: () => new Promise((closed) => server.close(closed)) }
}
