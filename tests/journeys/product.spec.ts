import { type BrowserContext, type Page, expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, origin, test } from '../support/journey.ts'
import { painted } from '../support/painted.ts'
import { storeEntry } from '../support/storeEntry.ts'

let context: BrowserContext
let page: Page
test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ context: itsContext, page: itsPage }) => {
  context = itsContext
  page = itsPage
})

const name = 'Kanjivaram Temple Border Silk'
const addToCart = () => page.getByRole('button', { name: 'Add to Cart', exact: true })
const pincode = () => page.getByLabel('Pincode')
const region = (title: string) => page.getByRole('region', { name: title })

/** Opens a product, and waits for what comes after its first paint. */
async function openProduct(id: string): Promise<void> {
  await openHydrated(page, `${origin()}/product/${id}`)
  await expect(pincode()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Opens a page without loading its document, as a link does. */
async function openOnClient(path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}

/** The store's record of a product. */
async function recordOf(key: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin()}/dev/store`, {
    method: 'POST',
    headers: { 'api-key': 'shop-read', 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'READ', targetCollection: 'products', filter: { entityId: key } }),
  })
  const { data } = (await answer.json()) as { data: Record<string, string>[] } // the shop's own answer
  const [record] = data
  if (!record) throw new Error(`There is no ${key}`)
  return record
}

test.describe('a product is found', () => {
  for (const kind of ['entityId', '_id', 'id']) {
    test(`by its ${kind}`, async () => {
      const id = (await recordOf('ps-01'))[kind]
      await openProduct(String(id))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })
  }

  test('an unknown product redirects to the collections', async () => {
    await openHydrated(page, '/product/no-such-piece')
    expect(new URL(page.url()).pathname).toBe('/collections')
  })

  test('Back does not return to an unknown product', async () => {
    await openHydrated(page, '/contact')
    await openOnClient('/product/no-such-piece')
    await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  })

  test('when the store fails, the page says so and links back', async ({ consoleErrors }) => {
    await openHydrated(page, '/contact')
    await page.route('**/dev/store', (route) => route.fulfill({ status: 400, json: { message: 'It broke.' } }))
    await openOnClient('/product/ps-01')
    await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible()
    await page.unroute('**/dev/store')
    await page.getByRole('link', { name: 'Return to Collections' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/collections')
    // What was made to fail is complained of.
    consoleErrors.length = 0
  })
})

test('Buy Now leads to checkout with the quantity in the cart, and pressed again buys no more', async () => {
  await openProduct('ps-01')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('Buy Now leads to checkout where the cart holds the product as sold out', async () => {
  const items = [
    {
      product: { key: 'ps-01', entityId: 'ps-01', name, price: 12499, availability: 'out-of-stock' },
      quantity: 3,
      addedAt: '2024-12-01T05:30:00.000Z',
    },
  ]
  await storeEntry(context, 'shop.cart', { cart: { items } })
  await openProduct('ps-01')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('the place of a delivery check is kept for the next product, and in another tab', async () => {
  const asked: string[] = []
  await openProduct('ps-01')
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const other = await context.newPage()
  await openHydrated(other, '/product/ps-02')
  await expect(other.getByLabel('Pincode')).toBeVisible()

  await pincode().fill('69500')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid 6-digit pincode')).toBeVisible()
  await expect(pincode()).toHaveValue('69500')
  await pincode().fill('695 001')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const answer = 'Delivery to Kerala: ₹60 per item, 2-3 days'
  await expect(page.getByText(answer)).toBeVisible()
  expect(asked.filter((request) => /69500|695.?001|Kerala/.test(request))).toEqual([])
  await expect(other.getByText(answer)).toBeVisible()

  await openProduct('cl-01')
  await expect(page.getByText(answer)).toBeVisible()
  await expect(pincode()).toHaveValue('695001')
  await page.getByRole('button', { name: 'Choose your state instead' }).click()
  await page.getByLabel('State').selectOption('Mizoram')
  await expect(page.getByText('Delivery to Mizoram: ₹200 per item, 7-8 days')).toBeVisible()
})

test('when the table of pincodes cannot be loaded, the state is asked for, and a later check loads it', async ({
  consoleErrors,
}) => {
  const table = '**/placeOfPincode-*.js*'
  await page.route(table, (route) => route.abort())
  await openProduct('ps-01')
  await pincode().fill('695001')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByLabel('State')).toBeVisible()
  await expect(pincode()).toHaveCount(0)
  await expect(page.getByLabel('State')).toBeFocused()
  await expect(page.getByText('Pincodes cannot be checked now. Please choose your state.')).toBeVisible()
  await page.getByLabel('State').selectOption('Kerala')
  const answer = page.getByText('Delivery to Kerala: ₹60 per item, 2-3 days')
  await expect(answer).toBeVisible()

  await page.unroute(table)
  await page.getByRole('button', { name: 'Enter your pincode instead' }).click()
  await pincode().fill('796001')
  await expect(answer).toBeHidden()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Delivery to Mizoram: ₹200 per item, 7-8 days')).toBeVisible()
  await expect(pincode()).toHaveValue('796001')
  // What was made to fail is complained of.
  consoleErrors.length = 0
})

test('a pincode typed while the table of the one before is loaded is kept', async () => {
  let load = () => {}
  const typed = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/placeOfPincode-*.js*', async (route) => {
    await typed
    await route.continue()
  })
  await openProduct('ps-01')
  await pincode().fill('695001')
  await page.keyboard.press('Enter')
  await pincode().fill('796001')
  const loaded = page.waitForResponse('**/placeOfPincode-*.js*')
  load()
  // Resolves after the import of the check, which came first.
  await page.evaluate((url) => import(url), (await loaded).url())
  await expect(pincode()).toHaveValue('796001')
  await expect(page.getByText('Delivery to Kerala')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Delivery to Mizoram: ₹200 per item, 7-8 days')).toBeVisible()
})

test('a delivery place that cannot be read is quarantined', async () => {
  await page.addInitScript(() =>
    localStorage.setItem('shop.delivery', '{"state":{"place":{"state":"Atlantis"}},"version":1}'),
  )
  await openProduct('ps-01')
  await expect(page.getByText('See what delivery costs')).toBeVisible()
  await eventually(() => page.evaluate(() => localStorage.getItem('shop.delivery.quarantined'))).toContain('Atlantis')
})

test('a tab that is pressed has no focus ring, and arrow keys go on from it', async () => {
  await openProduct('ps-01')
  const tab = (title: string) => page.getByRole('tab', { name: title })
  await tab('Specifications').click()
  await expect(tab('Specifications')).toBeFocused()
  await expect(page.locator('[role="tab"]:focus-visible')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(tab('Shipping')).toBeFocused()
  await expect(page.locator('[role="tab"]:focus-visible')).toHaveText('Shipping')
})

test('the link is copied, and is part of a question to the shop', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openProduct('ps-01')
  const link = `${origin()}/product/ps-01`
  for (const way of ['Share', 'Copy link']) {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: way }).click()
    await expect(page.getByText('Product link copied to clipboard!')).toBeVisible()
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  }
  const question = await page.getByRole('link', { name: 'Ask about this saree on WhatsApp' }).getAttribute('href')
  const text = new URL(question ?? '').searchParams.get('text')
  expect(text).toContain(name)
  expect(text).toContain(link)
})

test('a suite is not called a saree, and a sold-out product offers to tell when it is back', async () => {
  await openProduct('us-01')
  await expect(page.getByRole('link', { name: 'Ask about this piece on WhatsApp' })).toBeVisible()
  await openProduct('fw-15')
  await expect(addToCart()).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  const back = await page.getByRole('link', { name: 'Tell me when it is back' }).getAttribute('href')
  expect(new URL(back ?? '').searchParams.get('text')).toContain(`${origin()}/product/fw-15`)
})

test('the heart saves to the wishlist, and stays pressed after a reload', async () => {
  await openProduct('ps-01')
  await page.getByRole('button', { name: 'Save to wishlist', pressed: false }).click()
  await expect(page.getByRole('button', { name: 'Save to wishlist', pressed: true })).toBeVisible()
  await page.reload()
  const heart = page.getByRole('button', { name: 'Save to wishlist' })
  await expect(page.getByRole('button', { name: 'Save to wishlist', pressed: true })).toBeVisible()
  await expect(heart.locator('svg')).toHaveAttribute('fill', 'currentColor')
})

test('recently viewed products are listed newest first; related products never include the product itself', async () => {
  await openProduct('ps-01')
  await expect(region('Recently viewed')).toHaveCount(0)
  await openProduct('ps-02')
  await openProduct('cl-01')
  // Waits for the region: a page opened by a link renders what is below its first screen a moment later.
  const scrollToRegion = () => region('Recently viewed').scrollIntoViewIfNeeded()
  await scrollToRegion()
  const seen = () =>
    region('Recently viewed')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await eventually(seen).toEqual(['/product/ps-02', '/product/ps-01'])
  const related = region('You might also like').getByRole('link')
  await expect(related).toHaveCount(4)
  expect(await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).not.toContain(
    '/product/cl-01',
  )
  // Another product starts at one.
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await related.first().click()
  await eventually(() => page.url()).not.toContain('cl-01')
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1')
  await scrollToRegion()
  await eventually(seen).toEqual(['/product/cl-01', '/product/ps-02', '/product/ps-01'])
})

test('related products of a product opened by a link are requested when they are near', async () => {
  await page.setViewportSize(viewports.phone)
  await openHydrated(page, '/collections')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.postData() ?? ''))
  // The filter of related products leaves the product itself out.
  const ofRelated = () => requests.filter((body) => body.includes('"$ne"'))
  await page.getByRole('article').getByRole('link').first().click()
  await expect(region('You might also like')).toBeAttached()
  await painted(page)
  expect(ofRelated()).toEqual([])
  await region('You might also like').scrollIntoViewIfNeeded()
  await expect(region('You might also like').getByRole('link')).toHaveCount(4)
  expect(ofRelated()).toHaveLength(1)
})

for (const viewport of [viewports.phone, viewports.tablet]) {
  test.describe(`the sticky bar at ${viewport.width} px`, () => {
    test.beforeEach(() => page.setViewportSize(viewport))

    test('is the only Add to Cart, and covers neither the end of the footer nor a message', async () => {
      await openProduct('ps-01')
      await expect(addToCart()).toHaveCount(1)
      const box = await addToCart().boundingBox()
      expect(viewport.height - (box?.y ?? 0)).toBeLessThan(75)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const end = () => page.getByRole('contentinfo').evaluate((foot) => foot.getBoundingClientRect().bottom)
      await eventually(end).toBeLessThanOrEqual(viewport.height - 75 + 1)

      await addToCart().click()
      const message = page.getByText('Added to cart!')
      await expect(message).toBeVisible()
      await eventually(async () => {
        const place = await message.boundingBox()
        return (place?.y ?? 0) + (place?.height ?? 0)
      }).toBeLessThanOrEqual(viewport.height - 75)
      await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()
    })

    test('hides no focused element', async () => {
      await openProduct('ps-01')
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
}

test('in a low window the bar is in the normal flow', async () => {
  await page.setViewportSize({ width: 640, height: 320 })
  await openProduct('ps-01')
  expect(
    await addToCart().evaluate((button) => getComputedStyle(button.closest('div')?.parentElement ?? button).position),
  ).toBe('static')
  await expect(addToCart()).toHaveCount(1)
})

test('the keyboard alone checks delivery and buys', async () => {
  await openProduct('ps-01')
  await page.getByRole('button', { name: 'Increase quantity' }).focus()
  await page.keyboard.press('Enter')
  for (const next of ['Add to Cart', 'Buy Now']) {
    await page.keyboard.press('Tab')
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(next)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('110001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Delivery to Delhi: ₹160 per item, 4-5 days')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
})

test('without scripts everything about a product can be read', async ({ browser }) => {
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await bare.goto('/product/ps-01')
  await expect(bare.getByText('Easy Returns for damaged or wrong items')).toBeVisible()
  await expect(bare.getByText('MRP inclusive of all taxes')).toBeVisible()
  await expect(bare.getByRole('link', { name: 'Ask about this saree on WhatsApp' })).toHaveCount(1)
  await expect(bare.getByLabel('Pincode')).toHaveCount(0)
  await bare.context().close()
})

test('a link opens a product at its top, and Back restores the scroll position in the middle of it', async () => {
  await page.setViewportSize(viewports.phone)
  await openHydrated(page, `${origin()}/collections`)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(pincode()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const opened = page.url()
  // Beyond what its first render is high.
  await page.evaluate(() => scrollTo(0, 2600))
  await eventually(() => page.evaluate(() => scrollY)).toBe(2600)
  await page.getByRole('link', { name: 'Padma Weaves, home' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Shop by Category' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(opened)
  await eventually(() => page.evaluate(() => scrollY)).toBe(2600)
})
