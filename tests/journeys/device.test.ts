import type { BrowserContext, Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  context = await open.browser.newContext({ viewport: viewports.phone })
  page = await context.newPage()
  complaints = complaintsOf(page)
})
afterEach(async () => {
  expect(complaints).toEqual([])
  await context.close()
})

/** Ways in which a device keeps nothing: refused altogether, as with cookies blocked, or without any room. */
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
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

test.each(Object.entries(withoutStorage))('a device that %s still sells within the visit', async (_, spoil) => {
  await context.addInitScript(spoil)
  await openHydrated(page, open.shop.origin)
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByText('Added to cart!').waitFor()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  await page.getByLabel('Theme').selectOption('Lamplight')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('lamplight')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor()
})

describe('a saved cart that cannot be read', () => {
  const line = { product: { key: 'ps-01', entityId: 'ps-01', name: 'A saree', price: 4200 }, quantity: 1 }
  const saved = (items: unknown, version: unknown = 1) => JSON.stringify({ state: { cart: { items } }, version })

  test.each([
    ['broken off', '{"state":{"cart":{"items":[{"product'],
    ['not an entry', '"cart"'],
    ['a list', '[]'],
    ['of a version to come', saved([line], 3)],
    ['without a version', JSON.stringify({ state: { cart: { items: [line] } } })],
    ['no cart', JSON.stringify({ state: { cart: 7 }, version: 1 })],
    ['a line without a product', saved([{ quantity: 1 }])],
    ['a line of half a piece', saved([{ ...line, quantity: 0.5 }])],
    ['a line of none', saved([{ ...line, quantity: 0 }])],
  ])('%s, is set aside and the shop opens', async (_, text) => {
    await seed('shop.cart', text)
    await openHydrated(page, `${open.shop.origin}/cart`)
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
    expect(await kept('shop.cart.set-aside')).toBe(text)
  })

  test('stays aside while a new cart is filled', async () => {
    await seed('shop.cart', 'what the shopper had')
    await openHydrated(page, `${open.shop.origin}/product/ps-01`)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    expect(JSON.parse((await kept('shop.cart')) ?? '').state.cart.items).toHaveLength(1)
    expect(await kept('shop.cart.set-aside')).toBe('what the shopper had')
  })

  test('one that can be read is not', async () => {
    await seed('shop.cart', saved([{ ...line, quantity: 3 }]))
    await openHydrated(page, `${open.shop.origin}/cart`)
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor()
    await page.getByRole('heading', { name: 'A saree' }).waitFor()
    expect(await kept('shop.cart.set-aside')).toBeNull()
  })
})

test('a theme that is none of the shop’s is passed over', async () => {
  await seed('shop.theme', '"><script>')
  await openHydrated(page, `${open.shop.origin}/contact`)
  expect(await page.getByLabel('Theme').inputValue()).toBe('system')
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined()
})

/** Puts an entry on the device before the shop opens for the first time. */
async function seed(key: string, text: string) {
  await page.goto(`${open.shop.origin}/favicon.svg`)
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
}

function kept(key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}
