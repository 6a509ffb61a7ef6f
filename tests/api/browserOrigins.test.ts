import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { createShopApi } from '#server/app/shopApi.ts'
import { noTokens } from '#server/app/tokens.ts'
import { listen, type Listening } from '#server/listen.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { findChromium, launchArgs } from '#tests/browser/chromium.ts'

/** A site of another origin: one empty page. */
const site = {
  fetch: () => new Response('<!doctype html><title>Studio</title>', { headers: { 'content-type': 'text/html' } }),
}

let browser: Browser | undefined
const open: Listening[] = []
let api = ''
let friend = ''
let stranger = ''

async function opened(handler: Parameters<typeof listen>[0]): Promise<string> {
  const listening = await listen(handler, 0)
  open.push(listening)
  return `http://127.0.0.1:${listening.port}`
}

beforeAll(async () => {
  friend = await opened(site)
  stranger = await opened(site)
  api = await opened(
    createShopApi({
      catalogue: memoryCatalogue(catalogueRecords),
      users: memoryUsers(),
      tokens: noTokens,
      keys: { read: 'origins-read', write: 'origins-write' },
      allowedOrigins: [friend],
      now: () => new Date(),
      log: (message, error) => console.error(message, error),
    }),
  )
  const { executablePath, env } = await findChromium()
  browser = await chromium.launch({ executablePath, args: [...launchArgs], env: { ...process.env, ...env } })
})

afterAll(async () => {
  await browser?.close()
  await Promise.all(open.map((listening) => listening.close()))
})

async function pageOf(origin: string): Promise<Page> {
  if (!browser) throw new Error('The browser is not open')
  const page = await browser.newPage()
  await page.goto(origin)
  return page
}

/** Sends a request from a script of the page, and answers what that script may read. */
async function askFrom(page: Page, path: string, headers: Record<string, string>, body: object): Promise<unknown> {
  return page.evaluate(
    async ([url, sent, text]) => {
      const asked = { method: 'POST', headers: { 'content-type': 'application/json', ...sent }, body: text }
      const response = await fetch(url, asked).catch(() => undefined)
      // The test compares it, whatever it is.
      return response ? { status: response.status, body: (await response.json()) as unknown } : 'kept from the page'
    },
    [`${api}${path}`, headers, JSON.stringify(body)] as const,
  )
}

const query = { action: 'READ', targetCollection: 'products', filter: { limit: 1, fields: ['name'] } }
const key = { 'api-key': 'origins-read' }

it('lets a page of an allowed origin read responses and errors', async () => {
  const page = await pageOf(friend)
  expect(await askFrom(page, '/dev/store', key, query)).toMatchObject({ status: 200, body: { total: 119 } })
  expect(await askFrom(page, '/dev/store', { 'api-key': 'wrong' }, query)).toMatchObject({ status: 401 })
  const token = { authorization: 'Bearer nobody' }
  expect(await askFrom(page, '/dev/users', token, { action: 'GET_USER', email: 'a@b.c' })).toMatchObject({
    status: 401,
  })
})

it('lets a page of any other origin read nothing', async () => {
  const page = await pageOf(stranger)
  expect(await askFrom(page, '/dev/store', key, query)).toBe('kept from the page')
  expect(await askFrom(page, '/dev/store', {}, query)).toBe('kept from the page')
})
