import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderedBy, elements, productLinks, words } from '../support/html.ts'
import { openHydrated } from '../support/hydrated.ts'
import { serveInProcess, type InProcessShop } from '../support/inProcess.ts'
import { openBrowser } from '../support/openBrowser.ts'

let shop: InProcessShop
let browser: Browser
/** The failing response of the API; undefined where it works. */
let failure: (() => Response | Promise<Response>) | undefined

beforeAll(async () => {
  // The store's client logs each failure, all of which are expected here.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  shop = await serveInProcess({ wire: (request, api) => (failure ? failure() : api(request)) })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const asks = {
  '/': 'Handcrafted Excellence',
  '/collections': 'All Collections',
  '/collections/pure-silks': 'Pure Silks',
  '/product/ps-01': undefined,
}

const failures: Record<string, () => Response | Promise<Response>> = {
  'fails (500)': () => Response.json({ error: 'Server error', message: 'It broke.' }, { status: 500 }),
  'refuses (401)': () => Response.json({ error: 'Unauthorized', message: 'No.' }, { status: 401 }),
  'answers something else': () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  throws: () => Promise.reject(new Error('The wire is cut.')),
}

describe.each(Object.entries(failures))('while the API %s', (_, answer) => {
  beforeAll(() => {
    failure = answer
  })
  afterAll(() => {
    failure = undefined
  })

  test.each(Object.entries(asks))('%s is rendered all the same and answers 503', async (path, heading) => {
    const response = await fetch(shop.origin + path, { redirect: 'manual' })
    const drawn = renderedBy(await response.text())
    expect(response.status).toBe(503)
    expect(elements(drawn, 'h1').map(words)).toEqual(heading ? [heading] : [])
    expect(drawn).toContain('Loading')
    expect(productLinks(drawn)).toEqual([])
    expect(words(drawn)).toContain('New Arrivals')
  })

  test.each([
    ['/contact', 200],
    // Complete even without the products below the cart.
    ['/cart', 200],
    ['/nowhere', 404],
  ])('%s needs no products and answers %s', async (path, status) => {
    expect((await fetch(shop.origin + path)).status).toBe(status)
  })
})

test.each(Object.keys(asks))('the browser retries when %s was rendered without products', async (path) => {
  const page = await browser.newPage()
  // The API fails for the server's render, and works again for the browser's request.
  await page.route('**/dev/store', (route) => {
    failure = undefined
    return route.continue()
  })
  failure = failures['fails (500)']
  await openHydrated(page, shop.origin + path)
  await page
    .getByText(/In Stock/)
    .first()
    .waitFor()
  // Related products load when they are near; until then placeholders stand there.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.getByText('Loading').count(), { timeout: 10_000 }).toBe(0)
  await page.close()
})

test.each(['/product/nothing-of-that-name', '/product/%F0%9F%AA%B7', "/product/';--"])(
  'an unknown product %s redirects to the collections',
  async (path) => {
    const response = await fetch(shop.origin + path, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(new URL(response.headers.get('location') ?? '', shop.origin).href).toMatch(
      `${shop.origin}/collections?gone=`,
    )
  },
)

test.each(['ps-99', 'xyz'])('the page for a product %s that is gone has similar products in its HTML', async (id) => {
  const html = await (await fetch(`${shop.origin}/collections?gone=${id}`)).text()
  const [, similar = ''] = /<section[^>]*>\s*<h2[^>]*>You might also like<\/h2>(.*?)<\/section>/s.exec(html) ?? []
  expect(similar.match(/<article/g)).toHaveLength(4)
})

describe('an address without a page', () => {
  test.each(['/assets/gone-12345678.js', '/pictures/gone.avif', '/dev/nothing'])(
    '%s is answered without the page template',
    async (path) => {
      const response = await fetch(shop.origin + path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('id="root"')
    },
  )

  test.each(['/product/%E0%A4%A', '/collections/%', '/%2e%2e/%2e%2e/etc/passwd', '//elsewhere.example/'])(
    '%s does not break the server',
    async (path) => {
      const response = await fetch(shop.origin + path, { redirect: 'manual' })
      expect(response.status).toBeGreaterThanOrEqual(200)
      expect(response.status).toBeLessThan(500)
      expect(response.headers.get('location') ?? '').not.toContain('elsewhere')
    },
  )

  test('writing to a page is refused', async () => {
    const answer = await fetch(shop.origin, { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})
