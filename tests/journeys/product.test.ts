import type { BrowserContext, Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { eventually } from '../shop/eventually.ts'
import { openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  context = await open.browser.newContext({ viewport: viewports.desktop, reducedMotion: 'reduce' })
  page = await context.newPage()
  complaints = complaintsOf(page)
})
afterEach(async () => {
  await context.close()
})

const name = 'Kanjivaram Temple Border Silk'
const addToCart = () => page.getByRole('button', { name: 'Add to Cart', exact: true })
const pincode = () => page.getByLabel('Pincode')
const region = (title: string) => page.getByRole('region', { name: title })

/** Opens a piece, and waits for what comes after its first paint. */
async function openPiece(id: string): Promise<void> {
  await openHydrated(page, `${open.shop.origin}/product/${id}`)
  await pincode().waitFor()
  await page.waitForLoadState('networkidle')
}

/** What the store has of a piece. */
async function recordOf(key: string): Promise<Record<string, string>> {
  const answer = await fetch(`${open.shop.origin}/dev/store`, {
    method: 'POST',
    headers: { 'api-key': 'shop-read', 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'READ', targetCollection: 'products', filter: { entityId: key } }),
  })
  const { data } = (await answer.json()) as { data: Record<string, string>[] } // the shop's own answer
  const [record] = data
  if (!record) throw new Error(`There is no ${key}`)
  return record
}

describe('a piece is found', () => {
  test.each(['entityId', '_id', 'id'])('by its %s, and has one address', async (kind) => {
    const id = (await recordOf('ps-01'))[kind]
    await openPiece(String(id))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name)
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).toBe(`${open.shop.origin}/product/ps-01`)
    expect(complaints).toEqual([])
  })

  test('or else the shopper stands before the shelves', async () => {
    await openHydrated(page, `${open.shop.origin}/product/no-such-piece`)
    expect(new URL(page.url()).pathname).toBe('/collections')
  })

  test('and where the store fails, a page says so and leads back', async () => {
    await openHydrated(page, `${open.shop.origin}/contact`)
    await page.route('**/dev/store', (route) => route.fulfill({ status: 400, json: { message: 'It broke.' } }))
    await page.evaluate(() => {
      history.pushState({}, '', '/product/ps-01')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await page.getByRole('heading', { level: 1, name: 'Product Not Found' }).waitFor()
    await page.unroute('**/dev/store')
    await page.getByRole('link', { name: 'Return to Collections' }).click()
    await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/collections')
  })
})

test('Buy Now leads to checkout with the quantity in the cart, and pressed again buys no more', async () => {
  await openPiece('ps-01')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  expect(complaints).toEqual([])
})

test('delivery learnt of one piece is known of the next, and in another tab', async () => {
  const asked: string[] = []
  await openPiece('ps-01')
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const other = await context.newPage()
  await openHydrated(other, `${open.shop.origin}/product/ps-02`)
  await other.getByLabel('Pincode').waitFor()

  await pincode().fill('69500')
  await page.keyboard.press('Enter')
  await page.getByText('A pincode has six figures').waitFor()
  expect(await pincode().inputValue()).toBe('69500')
  await pincode().fill('695 001')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const answer = 'Delivery to Kerala: ₹60 per item, 2-3 days'
  await page.getByText(answer).waitFor()
  expect(asked.filter((request) => /69500|695.?001|Kerala/.test(request))).toEqual([])
  await other.getByText(answer).waitFor()

  await openPiece('cl-01')
  await page.getByText(answer).waitFor()
  expect(await pincode().inputValue()).toBe('695001')
  await page.getByRole('button', { name: 'Choose your state instead' }).click()
  await page.getByLabel('State').selectOption('Mizoram')
  await page.getByText('Delivery to Mizoram: ₹200 per item, 7-8 days').waitFor()
  expect(complaints).toEqual([])
})

test('a place of delivery that cannot be read is set aside', async () => {
  await page.addInitScript(() =>
    localStorage.setItem('shop.delivery', '{"state":{"place":{"state":"Atlantis"}},"version":1}'),
  )
  await openPiece('ps-01')
  await page.getByText('See what delivery costs').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('shop.delivery.set-aside'))).toContain('Atlantis')
  expect(complaints).toEqual([])
})

test('the link is copied, and goes with a question to the shop', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openPiece('ps-01')
  const link = `${open.shop.origin}/product/ps-01`
  for (const way of ['Share', 'Copy link']) {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: way }).click()
    await page.getByText('Product link copied to clipboard!').waitFor()
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  }
  const question = await page.getByRole('link', { name: 'Ask about this saree on WhatsApp' }).getAttribute('href')
  const text = new URL(question ?? '').searchParams.get('text')
  expect(text).toContain(name)
  expect(text).toContain(link)
  expect(complaints).toEqual([])
})

test('a suite is no saree, and a sold-out piece can be asked back', async () => {
  await openPiece('us-01')
  await page.getByRole('link', { name: 'Ask about this piece on WhatsApp' }).waitFor()
  await openPiece('fw-15')
  expect(await addToCart().isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Buy Now' }).isDisabled()).toBe(true)
  const back = await page.getByRole('link', { name: 'Tell me when it is back' }).getAttribute('href')
  expect(new URL(back ?? '').searchParams.get('text')).toContain(`${open.shop.origin}/product/fw-15`)
})

test('the heart is the wishlist’s, and stays', async () => {
  await openPiece('ps-01')
  await page.getByRole('button', { name: 'Save to wishlist', pressed: false }).click()
  await page.getByRole('button', { name: 'Save to wishlist', pressed: true }).waitFor()
  await page.reload()
  const heart = page.getByRole('button', { name: 'Save to wishlist' })
  await page.getByRole('button', { name: 'Save to wishlist', pressed: true }).waitFor()
  expect(await heart.locator('path').getAttribute('fill')).toBe('currentColor')
})

test('pieces lately seen stand below another, newest first; pieces like it never include it', async () => {
  await openPiece('ps-01')
  expect(await region('Recently viewed').count()).toBe(0)
  await openPiece('ps-02')
  await openPiece('cl-01')
  const seen = () =>
    region('Recently viewed')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await eventually(seen).toEqual(['/product/ps-02', '/product/ps-01'])
  const related = region('You might also like').getByRole('link')
  await eventually(() => related.count()).toBe(4)
  expect(await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).not.toContain(
    '/product/cl-01',
  )
  // Another piece begins anew.
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await related.first().click()
  await eventually(() => page.url()).not.toContain('cl-01')
  await eventually(() =>
    page
      .getByRole('group', { name: /^Quantity of/ })
      .getByRole('status')
      .innerText(),
  ).toBe('1')
  await eventually(seen).toEqual(['/product/cl-01', '/product/ps-02', '/product/ps-01'])
  expect(complaints).toEqual([])
})

describe.each([viewports.phone, viewports.tablet])('the bar under the thumb at $width px', (viewport) => {
  beforeEach(() => page.setViewportSize(viewport))

  test('is the one Add to Cart, and covers neither the foot’s end nor a message', async () => {
    await openPiece('ps-01')
    expect(await addToCart().count()).toBe(1)
    const box = await addToCart().boundingBox()
    expect(viewport.height - (box?.y ?? 0)).toBeLessThan(75)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = () => page.getByRole('contentinfo').evaluate((foot) => foot.getBoundingClientRect().bottom)
    await eventually(end).toBeLessThanOrEqual(viewport.height - 75 + 1)

    await addToCart().click()
    const message = page.getByText('Added to cart!')
    await message.waitFor()
    await eventually(async () => {
      const place = await message.boundingBox()
      return (place?.y ?? 0) + (place?.height ?? 0)
    }).toBeLessThanOrEqual(viewport.height - 75)
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  test('hides nothing that is tabbed to', async () => {
    await openPiece('ps-01')
    const hidden: string[] = []
    let stops = 0
    for (; stops < 90; stops += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const { top, bottom, left, width, height } = element.getBoundingClientRect()
        const at = document.elementFromPoint(left + width / 2, Math.min(bottom - 2, top + height - 2))
        const isSeen =
          at !== null &&
          (element.contains(at) || at.contains(element) || element.closest('span, article')?.contains(at) === true)
        return { isSeen, what: element.ariaLabel ?? element.textContent?.trim() ?? '' }
      })
      if (!stop) break
      if (!stop.isSeen) hidden.push(stop.what)
    }
    expect(stops).toBeGreaterThan(30)
    expect(hidden).toEqual([])
  })
})

test('in a low window the bar gives way', async () => {
  await page.setViewportSize({ width: 640, height: 320 })
  await openPiece('ps-01')
  expect(
    await addToCart().evaluate((button) => getComputedStyle(button.closest('div')?.parentElement ?? button).position),
  ).toBe('static')
  expect(await addToCart().count()).toBe(1)
})

test('the keyboard alone learns of delivery, and buys', async () => {
  await openPiece('ps-01')
  await page.getByRole('button', { name: 'Increase quantity' }).focus()
  await page.keyboard.press('Enter')
  for (const next of ['Add to Cart', 'Buy Now']) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(next)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('110001')
  await page.keyboard.press('Enter')
  await page.getByText('Delivery to Delhi: ₹160 per item, 4-5 days').waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
})

test('without scripts everything about a piece can be read', async () => {
  const bare = await (await open.browser.newContext({ javaScriptEnabled: false })).newPage()
  await bare.goto(`${open.shop.origin}/product/ps-01`)
  await bare.getByText('Easy Returns for damaged or wrong items').waitFor()
  await bare.getByText('MRP inclusive of all taxes').waitFor()
  expect(await bare.getByRole('link', { name: 'Ask about this saree on WhatsApp' }).count()).toBe(1)
  expect(await bare.getByLabel('Pincode').count()).toBe(0)
  await bare.context().close()
})
