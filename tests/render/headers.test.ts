import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPageServer, priceOfOne } from '../api/pageServer.ts'
import { routeForms } from '../support/routeTable.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'
import { answerHeaders, assetHeaders, pictureHeaders, wrongHeaders } from './securityHeaders.ts'

/** Google answers at an address where nobody is, so that a token cannot be checked. */
const googleSettings = { GOOGLE_CLIENT_ID: 'shop.google', GOOGLE_TOKENINFO_URL: 'http://127.0.0.1:9/' }

const sites = [
  { name: 'on https with Google', isSecure: true, hasGoogle: true, siteUrl: 'https://shop.example' },
  { name: 'on http without Google', isSecure: false, hasGoogle: false, siteUrl: 'http://shop.example' },
]

interface Asked {
  path: string
  status: number
  method?: string
  body?: string
  headers?: Record<string, string>
}

const json = { 'content-type': 'application/json' }
const reading = { ...json, 'api-key': 'shop-read' }
const store = (status: number, asked: Partial<Asked>): Asked => {
  return { path: '/dev/store', method: 'POST', status, headers: reading, ...asked }
}
const read = '{"action":"READ","targetCollection":"products","filter":{"limit":1}}'

/** Every answer that is not a page of the route table. */
const others: readonly Asked[] = [
  store(200, { body: read }),
  store(401, { body: read, headers: json }),
  store(401, { body: '{"action":"DELETE","targetCollection":"products","filter":{}}' }),
  store(400, { body: '{' }),
  store(415, { body: read, headers: { 'api-key': 'shop-read', 'content-type': 'text/plain' } }),
  store(413, { body: ' '.repeat(300_000) }),
  { path: '/dev/store', status: 405 },
  { path: '/dev/users', method: 'POST', status: 400, headers: json, body: '{}' },
  { path: '/dev/identity', method: 'POST', status: 400, headers: json, body: '{}' },
  { path: '/dev/identity/.well-known/jwks.json', status: 200 },
  { path: '/dev/nothing', status: 404 },
  ...['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.svg', '/favicon.ico'].map(
    (path) => ({ path, status: 200 }),
  ),
  { path: '/healthz', method: 'POST', status: 405 },
  { path: '/', method: 'POST', status: 405 },
  { path: '/', method: 'HEAD', status: 200 },
  { path: '/nothing.svg', status: 404 },
  { path: '/assets', status: 404 },
  { path: '/pictures', status: 404 },
  { path: '/product/nothing-of-that-name', status: 302 },
  { path: '/product/%E0%A4%A', status: 302 },
]

const files: readonly Asked[] = [
  { path: '/pictures/400/hero-pure-silks.webp', status: 200 },
  { path: '/pictures/nothing.avif', status: 404 },
  { path: '/pictures/400/nothing.avif', status: 404 },
  { path: '/assets/nothing.js', status: 404 },
  { path: '/assets/nothing.js', method: 'POST', status: 405 },
]

describe.each(sites)('a shop $name', (site) => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await startShop({ SITE_URL: site.siteUrl, ...(site.hasGoogle ? googleSettings : {}) })
  })
  afterAll(() => shop.stop())

  const ask = ({ path, method = 'GET', headers = {}, body }: Omit<Asked, 'status'>) =>
    fetch(shop.origin + path, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) })

  async function wrongIn(asked: readonly Asked[], expected: ReturnType<typeof answerHeaders>): Promise<string[]> {
    const wrong: string[] = []
    for (const each of asked) {
      const answer = await ask(each)
      await answer.arrayBuffer()
      const named = `${each.method ?? 'GET'} ${each.path}`
      if (answer.status !== each.status) wrong.push(`${named} says ${answer.status} and not ${each.status}`)
      wrong.push(...wrongHeaders(answer.headers, expected).map((header) => `${named} ${answer.status} ${header}`))
    }
    return wrong
  }

  test('sends the headers with every page of the route table', async () => {
    const pages = routeForms.map(({ path, status = 200 }) => ({ path, status }))
    expect(await wrongIn(pages, answerHeaders(site))).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(46)
  })

  test(`sends the headers with ${others.length + 1} responses that are not pages`, async () => {
    expect(await wrongIn(others, answerHeaders(site))).toEqual([])
    const headers = { ...json, authorization: 'Bearer stranger' }
    const user = { path: '/dev/users', method: 'POST', status: site.hasGoogle ? 503 : 401, headers, body: '{}' }
    expect(await wrongIn([user], answerHeaders(site))).toEqual([])
  })

  test('sends the headers with every file that a page names, and with missing ones', async () => {
    const html = await (await ask({ path: '/' })).text()
    const named = html.match(/\/(?:assets|pictures)\/[\w./-]+/g) ?? []
    const asked = [...new Set(named)].slice(0, 40).map((path) => ({ path, status: 200 }))
    expect(asked.length).toBeGreaterThan(10)
    for (const kind of ['.js', '.css', '.woff2', '.webp']) expect(asked.map(({ path }) => path).join()).toContain(kind)
    const all: Asked[] = [...asked, ...files]
    const isPicture = ({ path }: Asked) => path.startsWith('/pictures/')
    expect(await wrongIn(all.filter(isPicture), pictureHeaders(site))).toEqual([])
    expect(
      await wrongIn(
        all.filter((each) => !isPicture(each)),
        assetHeaders(site),
      ),
    ).toEqual([])
  })
})

test('a file of the build has Content-Encoding and Vary, in each encoding', async () => {
  const shop = await startShop()
  const html = await (await fetch(shop.origin)).text()
  const script = /\/assets\/shop-[\w-]+\.js/.exec(html)?.[0] ?? ''
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers } = await fetch(shop.origin + script, { headers: { 'accept-encoding': encoding } })
    const named = [headers.get('content-encoding') ?? 'identity', headers.get('vary')]
    expect([status, ...named]).toEqual([200, encoding, 'Accept-Encoding'])
  }
  await shop.stop()
})

test('error responses of failing and of rejected renders have the headers as well', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const server = await openPageServer({
    renderLimits: { atOnce: 1, waiting: 0, waitingPerNetwork: 0, waitMs: 1000 },
    render: async (asked) => {
      if (new URL(asked.request.url).pathname === '/failing') throw new Error('planned')
      await held
      return priceOfOne(asked)
    },
  })
  const expected = answerHeaders({ isSecure: false, hasGoogle: false })
  const failed = await fetch(`${server.origin}/failing`)
  expect([failed.status, wrongHeaders(failed.headers, expected)]).toEqual([500, []])
  const first = fetch(server.origin)
  await expect.poll(() => server.rendered).toContain('/')
  const refused = await fetch(`${server.origin}/other`)
  expect([refused.status, wrongHeaders(refused.headers, expected)]).toEqual([503, []])
  release()
  await first
  await expect(server.stop()).rejects.toThrow('planned')
})

describe('a header that is wrong is found', () => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
  const rest = "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
  const typed = "require-trusted-types-for 'script'; trusted-types 'none'"
  const right = {
    'content-security-policy': `${policy} ${rest} frame-ancestors 'none'; ${typed}`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
  const wrong = (changed: Record<string, string | undefined>) => {
    const sent = new Headers(right)
    for (const [name, value] of Object.entries(changed)) {
      if (value) sent.set(name, value)
      else sent.delete(name)
    }
    return wrongHeaders(sent, answerHeaders({ isSecure: false, hasGoogle: false }))
  }

  test('no wrong header is found where all are right', () => expect(wrong({})).toEqual([]))
  test.each(Object.keys(right))('a missing %s is found', (name) => expect(wrong({ [name]: undefined })).toHaveLength(1))
  test.each([
    ['inline scripts', "script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ['text that is run', "script-src 'self'", "script-src 'self' 'unsafe-eval'"],
    ['scripts of any host', "script-src 'self'", 'script-src https:'],
    ['frames of any site', "; frame-ancestors 'none'", ''],
    ['texts as scripts', "; require-trusted-types-for 'script'", ''],
  ])('a policy that allows %s is found', (_, from, to) => {
    const loose = right['content-security-policy'].replace(from, to)
    expect(wrong({ 'content-security-policy': loose })).toHaveLength(1)
  })
  test('transport security without https is found', () => {
    expect(wrong({ 'strict-transport-security': 'max-age=31536000' })).toHaveLength(1)
  })
})
