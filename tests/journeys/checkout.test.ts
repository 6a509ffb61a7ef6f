import type { BrowserContext, Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { eventually } from '../shop/eventually.ts'
import { hydrated, openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'
import { overflowOf } from '../shop/overflow.ts'

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

const address = [
  ['Full Name', 'Lakshmi Nair'],
  ['Phone Number', '+91 98470 12345'],
  ['Email Address', 'lakshmi@example.in'],
  ['Address Line 1', 'TC 12/408, Pattom Palace Road'],
  ['City', 'Trivandrum'],
  ['Pincode', '695 004'],
] as const

test('a shopper buys at 360 px with the keyboard alone, from the piece to the slip', async () => {
  await openHydrated(page, `${open.shop.origin}/product/ps-01`)
  await tabTo(page, 'Buy Now')
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
  await page.getByRole('form', { name: 'Shipping Address' }).waitFor()

  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await eventually(() => focused(page)).toBe('Full Name')
  expect(await page.getByText('Full name is required').isVisible()).toBe(true)
  await page.keyboard.type(address[0][1])
  for (const [name, words] of address.slice(1)) {
    await tabTo(page, name)
    await page.keyboard.type(words)
  }
  expect(await page.getByLabel('State').inputValue()).toBe('Kerala')
  await page.getByText('Delivery to Trivandrum, Kerala').waitFor()
  expect(await overflowOf(page)).toEqual([])
  await page.keyboard.press('Enter')

  await eventually(() => focused(page)).toBe('Payment Method')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('UPI')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'Gift note')
  await page.keyboard.type('For Amma')
  expect(await overflowOf(page)).toEqual([])
  await tabTo(page, 'Place Order')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Processing...')

  await eventually(() => focused(page)).toBe('Order Placed Successfully')
  const slip = page.getByRole('region', { name: 'Order Summary' })
  expect(await slip.innerText()).toContain('Credit or debit card')
  expect(await slip.innerText()).toContain('For Amma')
  expect(await overflowOf(page)).toEqual([])
  await tabTo(page, 'Send on WhatsApp')
  await tabTo(page, 'Continue Shopping')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor()
  await eventually(() => keptPieces(page)).toBe(0)
})

test('a double-clicked Place Order is one order, and neither Back nor Forward makes another', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  const id = await orderNumber(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/cart')
  await page.goForward()
  expect(await orderNumber(page)).toBe(id)
  expect(await page.evaluate(() => sessionStorage.getItem('shop.order')?.match(/"orderId"/g)?.length)).toBe(1)
  expect(await keptPieces(page)).toBe(0)
})

test('the browser leads back from the payment to the address as it was typed, and on again', async () => {
  await toPayment(page)
  await page.goBack()
  await page.getByRole('form', { name: 'Shipping Address' }).waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Lakshmi Nair')
  await page.goForward()
  await page.getByRole('form', { name: 'Payment Method' }).waitFor()
  await page.reload()
  await page.getByRole('form', { name: 'Shipping Address' }).waitFor()
  expect(await page.getByLabel('City').inputValue()).toBe('Trivandrum')
  expect(await page.getByLabel('Full Name').inputValue()).toBe('')
})

test('who leaves while the payment is under way has ordered nothing', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('form', { name: 'Shipping Address' }).waitFor()
  await page.waitForTimeout(3500)
  expect(await page.getByRole('form', { name: 'Shipping Address' }).isVisible()).toBe(true)
  expect(await keptOrder(page)).toBe(null)
  expect(await keptPieces(page)).toBe(1)
})

describe('a reload', () => {
  test.each([200, 1200, 2200])('%i ms after Place Order has ordered nothing', async (wait) => {
    await toPayment(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.waitForTimeout(wait)
    await page.reload()
    await page.getByRole('form', { name: 'Shipping Address' }).waitFor()
    await page.waitForTimeout(3500)
    expect(await keptOrder(page)).toBe(null)
    expect(await keptPieces(page)).toBe(1)
  })

  test.each([0, 1000, 2000, 3000])('%i ms after the success shows it again, and the cart is emptied', async (wait) => {
    await toPayment(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    const id = await orderNumber(page)
    await page.waitForTimeout(wait)
    await page.reload()
    expect(await orderNumber(page)).toBe(id)
    await eventually(() => keptPieces(page)).toBe(0)
    expect(await orderNumber(page)).toBe(id)
  })
})

test('a tab closed at the success leaves its order to the next start, and what was added since stays', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await page.close()
  page = await context.newPage()
  await openHydrated(page, `${open.shop.origin}/product/ps-02`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await eventually(() => keptKeys(page)).toEqual(['ps-02'])
  expect(await keptOrder(page)).toBe(null)
})

test('two tabs order one cart once', async () => {
  await toPayment(page)
  const other = await context.newPage()
  await fillAddress(other)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await other.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await other.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
  expect(await keptOrder(other)).toBe(null)
  expect(await keptPieces(page)).toBe(0)
})

test('a cart that cannot be read leads to the cart, and is set aside', async () => {
  await openHydrated(page, `${open.shop.origin}/return-policy`)
  await page.evaluate(() => localStorage.setItem('shop.cart', '{"state":'))
  await page.goto(`${open.shop.origin}/checkout`)
  await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('shop.cart.set-aside'))).toBe('{"state":')
})

test('an API that fails in the middle stops no order, for none of it goes there', async () => {
  await toPayment(page)
  const asked: string[] = []
  await context.route('**/dev/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ status: 500, body: 'down' })
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await eventually(() => keptPieces(page)).toBe(0)
  expect(asked).toEqual([])
})

test('a device that keeps nothing sells all the same', async () => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await page.getByRole('link', { name: 'Cart', exact: true }).waitFor()
  expect(await keptOrder(page)).toBe(null)
})

/** Buys one piece and comes as far as the payment. */
async function toPayment(buyer: Page): Promise<void> {
  await openHydrated(buyer, `${open.shop.origin}/product/ps-01`)
  await buyer.getByRole('button', { name: 'Buy Now' }).click()
  await typeAddress(buyer)
}

/** Comes as far as the payment with the cart there is. */
async function fillAddress(buyer: Page): Promise<void> {
  await buyer.goto(`${open.shop.origin}/checkout`)
  await hydrated(buyer)
  await typeAddress(buyer)
}

async function typeAddress(buyer: Page): Promise<void> {
  for (const [name, words] of address) await buyer.getByLabel(name).fill(words)
  await buyer.getByRole('button', { name: 'Continue' }).click()
  await buyer.getByRole('form', { name: 'Payment Method' }).waitFor()
}

/** Waits for the success; answers the order's number as it is shown. */
async function orderNumber(buyer: Page): Promise<string> {
  await buyer.getByRole('heading', { level: 1, name: 'Order Placed Successfully' }).waitFor()
  const id = await buyer.getByRole('definition').filter({ hasText: /^#PW/ }).innerText()
  expect(id).toMatch(/^#PW\d{13}$/)
  return id
}

async function keptOrder(buyer: Page): Promise<string | null> {
  return buyer.evaluate(() => sessionStorage.getItem('shop.order'))
}

async function keptKeys(buyer: Page): Promise<string[]> {
  const text = await buyer.evaluate(() => localStorage.getItem('shop.cart'))
  const { items }: { items: { product: { key: string } }[] } = JSON.parse(text ?? '').state.cart
  return items.map(({ product }) => product.key)
}

async function keptPieces(buyer: Page): Promise<number> {
  return (await keptKeys(buyer)).length
}

/** Presses Tab until the focus is there. Rejects with the way it took when it comes round without having met it. */
async function tabTo(buyer: Page, wanted: string): Promise<void> {
  const way: string[] = []
  while (way.length < 150) {
    await buyer.keyboard.press('Tab')
    const stop = await focused(buyer)
    if (stop === wanted) return
    way.push(stop)
  }
  throw new Error(`The Tab key does not lead to '${wanted}'. It led to:\n${way.join('\n')}`)
}

/** First line of the name of what has the focus, without '(optional)'. */
async function focused(buyer: Page): Promise<string> {
  return buyer.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const form = element as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> } // of the controls that have any
    const label = element.ariaLabel ?? form.labels?.[0]?.innerText ?? element.innerText
    return (
      label
        .trim()
        .split('\n')[0]
        ?.replace(/ \(optional\)$/, '') ?? ''
    )
  })
}
