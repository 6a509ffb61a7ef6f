import { type BrowserContext, type Page, expect } from '@playwright/test'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { fillStorage } from '../support/fillStorage.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, test } from '../support/journey.ts'

test.use({ viewport: viewports.phone })
let context: BrowserContext
let page: Page
test.beforeEach(({ context: itsContext, page: itsPage }) => {
  context = itsContext
  page = itsPage
})

/** Ways in which a device stores nothing: storage is blocked, as with cookies off, or full. */
const withoutStorage = {
  'refuses storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  },
  'is full': fillStorage,
}

for (const [condition, spoil] of Object.entries(withoutStorage)) {
  test(`a device that ${condition} still sells within the visit`, async () => {
    await context.addInitScript(spoil)
    await openHydrated(page, '/')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(page.getByText('Added to cart!')).toBeVisible()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByRole('link', { name: 'View cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await page.getByLabel('Theme').selectOption('Lamplight')
    await eventually(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('lamplight')
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
  })
}

test("the browser's bar has the colour of the chosen theme, also after a reload", async () => {
  const barColour = () =>
    page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
      return [...metas].filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
    })
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, '/')
  expect(await barColour()).toEqual(['#FBF8F1'])
  await page.getByLabel('Theme').selectOption('Lamplight')
  await eventually(barColour).toEqual(['#17110E'])
  await page.reload()
  expect(await barColour()).toEqual(['#17110E'])
  await hydrated(page)
  await page.getByLabel('Theme').selectOption('As the device')
  await eventually(barColour).toEqual(['#FBF8F1'])
})

test('a page without HTTPS is hydrated and keeps a cart', async () => {
  // APIs that browsers offer in secure contexts only.
  await context.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
    for (const name of ['locks', 'clipboard'])
      Object.defineProperty(Navigator.prototype, name, { get: () => undefined })
  })
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test.describe('a saved cart that cannot be read', () => {
  const line = {
    product: { key: 'ps-01', entityId: 'ps-01', name: 'Kanjivaram Temple Border Silk', price: 4200 },
    quantity: 1,
  }
  const saved = (items: unknown, version: unknown = 1) => JSON.stringify({ state: { cart: { items } }, version })

  for (const [kind, text] of [
    ['broken off', '{"state":{"cart":{"items":[{"product'],
    ['not an entry', '"cart"'],
    ['a list', '[]'],
    ['without a version', JSON.stringify({ state: { cart: { items: [line] } } })],
    ['no cart', JSON.stringify({ state: { cart: 7 }, version: 1 })],
    ['a line without a product', saved([{ quantity: 1 }])],
    ['a line of half a piece', saved([{ ...line, quantity: 0.5 }])],
    ['a line of none', saved([{ ...line, quantity: 0 }])],
  ] as const) {
    test(`${kind}, is quarantined and the shop opens`, async () => {
      await seed('shop.cart', text)
      await openHydrated(page, '/cart')
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
      await eventually(() => kept('shop.cart.quarantined')).toBe(text)
    })
  }

  test('because a later release has written it, is left as it is and the shop opens', async () => {
    const text = saved([line], 3)
    await seed('shop.cart', text)
    await openHydrated(page, '/product/ps-01')
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    expect([await kept('shop.cart'), await kept('shop.cart.quarantined')]).toEqual([text, null])
  })

  test('stays quarantined while a new cart is filled', async () => {
    await seed('shop.cart', 'what the shopper had')
    await openHydrated(page, '/product/ps-01')
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    expect(JSON.parse((await kept('shop.cart')) ?? '').state.cart.items).toHaveLength(1)
    await eventually(() => kept('shop.cart.quarantined')).toBe('what the shopper had')
  })

  test('one that can be read is not', async () => {
    await seed('shop.cart', saved([{ ...line, quantity: 3 }]))
    await openHydrated(page, '/cart')
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kanjivaram Temple Border Silk' })).toBeVisible()
    await eventually(() => kept('shop.cart.quarantined')).toBeNull()
  })
})

test('an unknown theme is ignored', async () => {
  await seed('shop.theme', '"><script>')
  await openHydrated(page, '/contact')
  await expect(page.getByLabel('Theme')).toHaveValue('system')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined()
})

/** Puts an entry on the device before the shop opens for the first time. */
async function seed(key: string, text: string) {
  await page.goto('/favicon.svg')
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
}

function kept(key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}
