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
  expect(complaints).toEqual([])
  await context.close()
})

const kanjivaram = 'Kanjivaram Temple Border Silk'

/** Leaves pieces on the device before the shop opens, unless it has some. */
async function keepCart(...lines: { key: string; price?: number; quantity?: number }[]): Promise<void> {
  const items = lines.map(({ key, price = 12499, quantity = 1 }) => ({
    product: { key, entityId: key, name: key === 'ps-01' ? kanjivaram : `Kept ${key}`, price },
    quantity,
    addedAt: '2024-12-01T05:30:00.000Z',
  }))
  const entry = JSON.stringify({ state: { cart: { items } }, version: 1 })
  await context.addInitScript((text) => {
    if (localStorage.getItem('shop.cart') === null) localStorage.setItem('shop.cart', text)
  }, entry)
}

const openCart = () => openHydrated(page, `${open.shop.origin}/cart`)
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** Takes back what a message has told. */
const undo = (words: string) =>
  page.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click()
const slip = () => page.getByRole('region', { name: 'Order Summary' })
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)

test('the server’s own page has the heading of the cart, once', async () => {
  const html = await (await fetch(`${open.shop.origin}/cart`)).text()
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('Your cart')
})

test('what the store says now is taken in: a new price, a piece that is sold out, one that is gone', async () => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/store') && asked.push(request.postData() ?? ''))
  await keepCart({ key: 'ps-01', price: 11999, quantity: 2 }, { key: 'fw-15' }, { key: 'no-such-piece', price: 5000 })
  await openCart()
  await page.getByText('It was ₹11,999 when you chose it').waitFor()
  await page.getByText('Out of Stock').waitFor()
  await page.getByText('1 no longer available, and left out of the total').waitFor()
  await slip().getByText('Subtotal (3 items)').waitFor()
  expect(asked.filter((question) => question.includes('$in'))).toHaveLength(1)
  await press('OK')
  await eventually(() => page.getByText('It was').count()).toBe(0)
  await press('Remove')
  await eventually(() => page.getByText('Kept no-such-piece').count()).toBe(0)
  await page.reload()
  await page.getByRole('link', { name: kanjivaram }).waitFor()
  expect(await page.getByText('no longer available').count()).toBe(0)
})

test('where the store fails the cart sells on', async () => {
  await keepCart({ key: 'ps-01' }, { key: 'no-such-piece', price: 5000 })
  await page.route('**/dev/store', (route) => route.fulfill({ status: 400, json: { message: 'It broke.' } }))
  await openCart()
  await slip().getByText('Subtotal (2 items)').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('no longer available').count()).toBe(0)
  complaints.length = 0
})

test('lines that go hand the focus on, and come back to their places', async () => {
  await keepCart({ key: 'ps-01' }, { key: 'cl-01' }, { key: 'ps-02' })
  await openCart()
  await page.getByRole('link', { name: kanjivaram }).waitFor()
  await page.waitForLoadState('networkidle')
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(names.slice(0, 3)).toHaveLength(3)
  await press(`Remove ${kanjivaram}`)
  await page.getByText(`${kanjivaram} removed from cart`).waitFor()
  await eventually(focused).toBe(`Remove ${names[1]}`)
  await undo('removed from cart')
  await eventually(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(names)
  await press('Clear cart')
  await page.getByText('Cart cleared (3 items removed)').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
  await eventually(focused).toBe('H1')
  await undo('Cart cleared')
  await eventually(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(names)
})

test('a piece waits on the wishlist instead, and what the tailors shall do is kept', async () => {
  await keepCart({ key: 'ps-01' }, { key: 'ps-02' })
  await openCart()
  await press(`Finishing of ${kanjivaram}`)
  await page.getByLabel('Tassels').check()
  await page.getByText('Finishing: tassels').waitFor()
  await page.reload()
  await page.getByText('Finishing: tassels').waitFor()
  await press(`Save for later: ${kanjivaram}`)
  await page.getByText(`${kanjivaram} saved to your wishlist`).waitFor()
  await openHydrated(page, `${open.shop.origin}/wishlist`)
  await page.getByRole('main').getByRole('link', { name: kanjivaram }).waitFor()
  expect(await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).count()).toBe(1)
})

describe('coupons', () => {
  const code = () => page.getByLabel('Coupon code')

  test('today every one has expired', async () => {
    await keepCart({ key: 'ps-01' })
    await openCart()
    await code().fill('festive500')
    expect(await code().inputValue()).toBe('FESTIVE500')
    await page.keyboard.press('Enter')
    await page.getByText('Coupon has expired', { exact: true }).waitFor()
    await page.getByText('Invalid coupon: Coupon has expired').waitFor()
  })

  test('in its time one is applied, falls with the subtotal, and is taken off', async () => {
    await page.clock.setFixedTime(new Date('2024-12-01T05:30:00Z'))
    await keepCart({ key: 'ps-01' }, { key: 'cl-01' })
    await openCart()
    await code().fill('welcome10')
    await press('Apply')
    await page.getByText('Coupon applied! You saved ₹500').waitFor()
    await slip().getByText('Discount, WELCOME10').waitFor()
    await slip().getByText('−₹500').waitFor()
    await press('Remove coupon WELCOME10')
    await page.getByText('Coupon WELCOME10 removed').waitFor()
    await slip().getByText('Coupon removed', { exact: true }).waitFor()

    await code().fill('FESTIVE500')
    await press('Apply')
    await slip().getByText('Discount, FESTIVE500').waitFor()
    await press(`Remove ${kanjivaram}`)
    await page.getByText('Minimum order value of ₹5,000 required').waitFor()
    expect(await slip().getByText('FESTIVE500').count()).toBe(0)
  })
})

test('the message of an added piece opens the cart over the page, and the sheet leads on', async () => {
  await openHydrated(page, `${open.shop.origin}/product/ps-01`)
  await press('Add to Cart')
  await page.getByText('Added to cart!', { exact: true }).waitFor()
  await press('View cart')
  const sheet = page.getByRole('dialog', { name: 'Your cart' })
  await sheet.getByText(kanjivaram).waitFor()
  await sheet.getByText('Subtotal (1 item)').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await press('Add to Cart')
  await press('View cart')
  await sheet.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await sheet.waitFor({ state: 'hidden' })
  await slip().getByText('Subtotal (2 items)').waitFor()
  expect(new URL(page.url()).pathname).toBe('/cart')
})

test('a cart that could not be read is told once', async () => {
  await context.addInitScript(() => {
    if (!localStorage.getItem('shop.cart.set-aside')) localStorage.setItem('shop.cart', 'what the shopper had')
  })
  await openCart()
  await page.getByText('could not be read').waitFor()
  await press('OK')
  await eventually(() => page.getByText('could not be read').count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
  expect(await page.getByText('could not be read').count()).toBe(0)
})

test('five rapid presses are five pieces, in both tabs, and none is lost to the other', async () => {
  const second = await context.newPage()
  await openHydrated(page, `${open.shop.origin}/product/ps-01`)
  await openHydrated(second, `${open.shop.origin}/product/cl-01`)
  const fivePresses = (tab: Page) =>
    tab
      .getByRole('button', { name: 'Add to Cart', exact: true })
      .evaluate((key: HTMLElement) => [1, 2, 3, 4, 5].forEach(() => key.click()))
  await Promise.all([fivePresses(page), fivePresses(second)])
  for (const tab of [page, second]) await tab.getByRole('link', { name: 'Cart, 10 items' }).waitFor()
  await openCart()
  const more = page.getByRole('button', { name: 'Increase quantity' }).first()
  await more.waitFor()
  for (let presses = 0; presses < 5; presses += 1) await more.click()
  await page.getByRole('link', { name: 'Cart, 15 items' }).waitFor()
  await second.getByRole('link', { name: 'Cart, 15 items' }).waitFor()
  await eventually(() => page.getByRole('status').allInnerTexts()).toEqual(expect.arrayContaining(['10', '5']))
})

test('on the smallest phone Remove stands beside the stepper', async () => {
  await page.setViewportSize(viewports.phone)
  await keepCart({ key: 'ps-01' })
  await openCart()
  const stepper = await page.getByRole('group', { name: `Quantity of ${kanjivaram}` }).boundingBox()
  const remove = await page.getByRole('button', { name: `Remove ${kanjivaram}` }).boundingBox()
  expect(remove?.y).toBe(stepper?.y)
})
