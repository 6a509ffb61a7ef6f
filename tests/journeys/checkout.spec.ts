import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test'
import { compose } from '../support/compose.ts'
import { discardTab } from '../support/discardTab.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { painted } from '../support/painted.ts'
import { viewports } from '../support/openBrowser.ts'
import { overflowOf } from '../support/overflow.ts'
import { fillStorage } from '../support/fillStorage.ts'
import { pressTabTo } from '../support/pressTabTo.ts'
import { stopClock } from '../support/stopClock.ts'
import { storeEntry } from '../support/storeEntry.ts'
import { address } from '../support/address.ts'
import { eventually, test } from '../support/journey.ts'

test.use({ viewport: viewports.phone })
let context: BrowserContext
let page: Page
test.beforeEach(({ context: itsContext, page: itsPage }) => {
  context = itsContext
  page = itsPage
})

test('a shopper buys at 360 px with the keyboard alone, from the product to the receipt', async () => {
  await openHydrated(page, '/product/ps-01')
  await tabTo(page, 'Buy Now')
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).pathname).toBe('/checkout')
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()

  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await eventually(() => focused(page)).toBe('Full Name')
  await expect(page.getByText('Full name is required')).toBeVisible()
  await page.keyboard.type(address[0][1])
  for (const [name, words] of address.slice(1)) {
    await tabTo(page, name)
    await page.keyboard.type(words)
  }
  await expect(page.getByLabel('State')).toHaveValue('Kerala')
  await expect(page.getByText('Delivery to Trivandrum, Kerala')).toBeVisible()
  await eventually(() => overflowOf(page)).toEqual([])
  await page.keyboard.press('Enter')

  await eventually(() => focused(page)).toBe('Payment Method')
  await page.keyboard.press('Shift+Tab')
  await eventually(() => focused(page)).toBe('Change the delivery address')
  await page.keyboard.press('Tab')
  await eventually(() => focused(page)).toBe('UPI')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'Gift note')
  await page.keyboard.type('For Amma')
  await eventually(() => overflowOf(page)).toEqual([])
  await tabTo(page, 'Place Order')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await eventually(() => focused(page)).toBe('Processing...')

  await eventually(() => focused(page)).toBe('Order Placed Successfully')
  const receipt = page.getByRole('region', { name: 'Order Summary' })
  await expect(receipt).toContainText('Credit or debit card')
  await expect(receipt).toContainText('For Amma')
  await eventually(() => overflowOf(page)).toEqual([])
  await tabTo(page, 'Send on WhatsApp')
  await tabTo(page, 'Continue Shopping')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
  await eventually(() => keptItems(page)).toBe(0)
})

test('a double-clicked Place Order is one order, and neither Back nor Forward makes another', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  const id = await orderNumber(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cart')
  await page.goForward()
  await eventually(() => orderNumber(page)).toBe(id)
  await eventually(() => storedOrders(page)).toEqual([id])
  await eventually(() => keptItems(page)).toBe(0)
})

test('Back leads from the payment to the address as it was typed, and Forward to the payment', async () => {
  await toPayment(page)
  await page.goBack()
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Lakshmi Nair')
  await page.goForward()
  await expect(page.getByRole('form', { name: 'Payment Method' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Trivandrum')
  await expect(page.getByLabel('Full Name')).toHaveValue('Lakshmi Nair')
})

test('payment and confirmation are shown from their top', async () => {
  await toPayment(page)
  await painted(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByLabel('Gift note').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await painted(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a reload of the payment shows the address from its top', async () => {
  await toPayment(page)
  await page.getByLabel('Gift note').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  await painted(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a confirmation whose tab was discarded in the background, as while its slip is sent, is shown again', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  const id = await orderNumber(page)
  await eventually(() => keptItems(page)).toBe(0)
  await discardTab(page)
  await eventually(() => orderNumber(page)).toBe(id)
  expect(new URL(page.url()).pathname).toBe('/checkout')
})

test('payment method and gift note survive a reload and a look back at the cart', async () => {
  await toPayment(page)
  await page.getByRole('radio', { name: 'Wallet' }).check()
  await page.getByLabel('Gift note').fill('For Amma')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Lakshmi Nair')
  await page.getByRole('link', { name: 'Back to Cart' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('radio', { name: 'Wallet' })).toBeChecked()
  await expect(page.getByLabel('Gift note')).toHaveValue('For Amma')
})

test('a gift note that an input method composes is cut when the word is complete', async () => {
  await toPayment(page)
  await page.getByLabel('Gift note').fill('x'.repeat(298))
  await compose(page, 'Amma')
  await expect(page.getByLabel('Gift note')).toHaveValue(`${'x'.repeat(298)}Am`)
})

/** Presses Place Order with the clock stopped, so that the payment stays in progress. */
async function beginPayment(): Promise<void> {
  await page.clock.install()
  await toPayment(page)
  await stopClock(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
}

test('leaving while the payment is in progress orders nothing, and a notice says so', async () => {
  await page.clock.install()
  await toPayment(page)
  await stopClock(page)
  const isReconciled = page.waitForResponse('**/dev/store')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await isReconciled
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  // With the lock already taken, which is the last step before an order is stored.
  await page.clock.runFor(2500)
  await eventually(() => heldLocks(page)).toEqual(['shop.orders'])
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  await expect(page.getByText(/^Nothing was ordered: the page was left/)).toBeVisible()
  await page.clock.runFor(1000)
  await eventually(() => heldLocks(page)).toEqual([])
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  expect(await storedOrders(page)).toEqual([])
  expect(await keptItems(page)).toBe(1)
})

test('an order whose only line is removed in another tab while the payment is in progress: the cart says that nothing was ordered', async () => {
  await beginPayment()
  const other = await context.newPage()
  await openHydrated(other, '/cart')
  await other.getByRole('button', { name: 'Clear cart' }).click()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText('Nothing was ordered, for your cart has changed', { exact: false })).toBeVisible()
  expect(await storedOrders(page)).toEqual([])
  // The next checkout does not say that the shopper left the page.
  await openHydrated(page, '/product/ps-02')
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  await expect(page.getByText(/Nothing was ordered/)).toHaveCount(0)
})

test('leaving by the logo while the payment is in progress orders nothing, and a toast on the next page says so', async () => {
  await beginPayment()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Padma Weaves/ })
    .click()
  await page.clock.resume()
  await expect(page.getByText('Nothing was ordered, for you left the page', { exact: false })).toBeVisible()
  expect(await storedOrders(page)).toEqual([])
  expect(await keptItems(page)).toBe(1)
})

test('a return from the back/forward cache has ordered nothing', async () => {
  await beginPayment()
  // The browser of the tests has no such cache: its events are dispatched.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await page.clock.runFor(10_000)
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  expect(await storedOrders(page)).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.clock.resume()
  await expect(page.getByText(/^Nothing was ordered: the page was left/)).toBeVisible()
  expect(await storedOrders(page)).toEqual([])
  expect(await keptItems(page)).toBe(1)
})

test.describe('a reload', () => {
  for (const wait of [200, 1200, 2200]) {
    test(`${wait} ms after Place Order has ordered nothing`, async () => {
      await page.clock.install()
      await toPayment(page)
      await stopClock(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
      await page.clock.runFor(wait)
      // While the clock stands: on a busy machine the page that is left would place the order meanwhile.
      await page.reload({ waitUntil: 'commit' })
      await page.clock.resume()
      await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
      await expect(page.getByText(/^Nothing was ordered: the page was left/)).toBeVisible()
      await expect(page.getByLabel('Full Name')).toHaveValue('Lakshmi Nair')
      await page.clock.runFor(3500)
      await eventually(() => storedOrders(page)).toEqual([])
      await eventually(() => keptItems(page)).toBe(1)
    })
  }

  for (const wait of [0, 1000, 2000, 3000]) {
    test(`${wait} ms after the success shows it again, and the cart is emptied`, async () => {
      await page.clock.install()
      await toPayment(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      const id = await orderNumber(page)
      await page.clock.runFor(wait)
      await page.reload()
      await eventually(() => orderNumber(page)).toBe(id)
      await eventually(() => keptItems(page)).toBe(0)
      await eventually(() => orderNumber(page)).toBe(id)
    })
  }
})

test('an order whose tab was closed at the success is completed by the next start, and products added since stay in the cart', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await page.close()
  page = await context.newPage()
  await openHydrated(page, '/product/ps-02')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await eventually(() => keptKeys(page)).toEqual(['ps-02'])
  await eventually(() => storedOrders(page)).toHaveLength(1)
})

test('the receipt stays on the device until it is deleted, and the cart leads to it', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  const id = await orderNumber(page)
  await page.close()
  page = await context.newPage()
  await page.goto('/checkout')
  await page.getByRole('link', { name: 'Your orders on this device' }).click()
  await page.getByRole('link', { name: `Send or print the slip of order ${id}` }).click()
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('2-3 days')
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible()
  await eventually(() => overflowOf(page)).toEqual([])
  const remove = page.getByRole('button', { name: `Delete order ${id} from this device` })
  await remove.click()
  await remove.click()
  await expect(page.getByText('No order has been placed on this device.')).toBeVisible()
  await expect(page.getByText(`Order ${id} deleted from this device`)).toBeVisible()
  await eventually(() => storedOrders(page)).toEqual([])
})

test('placing an order takes three seconds, the last half second of them with the lock of all tabs', async () => {
  await page.clock.install()
  await toPayment(page)
  await stopClock(page)
  const isReconciled = page.waitForResponse('**/dev/store')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await isReconciled
  await page.clock.runFor(2499)
  expect(await heldLocks(page)).toEqual([])
  await page.clock.runFor(1)
  await eventually(() => heldLocks(page)).toEqual(['shop.orders'])
  await page.clock.runFor(499)
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  expect(await storedOrders(page)).toEqual([])
  await page.clock.runFor(1)
  await orderNumber(page)
  await eventually(() => heldLocks(page)).toEqual([])
})

test('a store that does not answer holds an order up for no longer than the payment takes', async () => {
  await page.clock.install()
  await toPayment(page)
  await stopClock(page)
  const { count } = await holdRequests(page, '**/dev/store')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await eventually(count).toBe(1)
  await page.clock.runFor(2500)
  // A second press meanwhile is not a second order.
  await page.getByRole('button', { name: 'Processing...' }).click({ force: true })
  await page.clock.runFor(2999)
  expect(await heldLocks(page)).toEqual([])
  await page.clock.runFor(1)
  await eventually(() => heldLocks(page)).toEqual(['shop.orders'])
  await page.clock.runFor(500)
  await orderNumber(page)
  expect(await storedOrders(page)).toHaveLength(1)
})

test('the payment step shows that the cart was changed in another tab', async () => {
  await toPayment(page)
  const told = page.getByText('Your cart was changed in another tab.')
  await expect(told).toHaveCount(0)
  const other = await context.newPage()
  await openHydrated(other, '/cart')
  await other
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await expect(told).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
})

test('from a payment whose cart was emptied in another tab, one Back leads to the page before the checkout', async () => {
  await toPayment(page)
  const other = await context.newPage()
  await openHydrated(other, '/cart')
  await other.getByRole('button', { name: 'Clear cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/product\/ps-01$/)
})

test('the payment step shows that the coupon was removed in another tab', async () => {
  const day = new Date('2024-12-01T05:30:00Z')
  await page.clock.setFixedTime(day)
  await keepCart({ items: [{ key: 'ps-01', price: 12499 }], appliedCoupon: 'FESTIVE500' })
  await fillAddress(page)
  await expect(summary()).toContainText('₹12,059')
  const other = await context.newPage()
  await other.clock.setFixedTime(day)
  await openHydrated(other, '/cart')
  await other.getByRole('button', { name: 'Remove coupon' }).click()
  await expect(summary()).toContainText('₹12,559')
  await expect(page.getByText('Your cart was changed in another tab.')).toBeVisible()
})

test('a coupon that the address does not allow is not a change in another tab', async () => {
  await page.clock.setFixedTime(new Date('2024-12-01T05:30:00Z'))
  await keepCart({ items: [{ key: 'ps-01', price: 12499 }], appliedCoupon: 'KERALA20' })
  await openHydrated(page, '/checkout')
  for (const [name, words] of address) await page.getByLabel(name).fill(words)
  await page.getByLabel('City').fill('Panaji')
  await page.getByLabel('State').selectOption('Goa')
  await page.getByLabel('Pincode').fill('403001')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Change the delivery address' }).click()
  await page.getByLabel('State').selectOption('Kerala')
  await expect(summary()).not.toContainText('Discount')
  await expect(page.getByText('Your cart was changed in another tab.')).toHaveCount(0)
})

test('two tabs place one order for one cart', async () => {
  await toPayment(page)
  const other = await context.newPage()
  await fillAddress(other)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await other.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await expect(other.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await eventually(() => storedOrders(other)).toHaveLength(1)
  await eventually(() => keptItems(page)).toBe(0)
})

test('two tabs that order at the same moment place one order', async () => {
  await toPayment(page)
  const other = await context.newPage()
  await fillAddress(other)
  const at = Date.now() + 1000
  await Promise.all([page, other].map((tab) => pressAt(tab, at)))
  await eventually(() => keptItems(page)).toBe(0)
  const successes = await Promise.all(
    [page, other].map(async (tab) => {
      await expect(tab.getByRole('heading', { level: 1, name: /^(Order Placed|Your cart is empty)/ })).toBeVisible()
      return tab.getByRole('heading', { name: 'Order Placed Successfully' }).count()
    }),
  )
  expect(successes.filter((found) => found === 1)).toHaveLength(1)
  expect(await storedOrders(page)).toHaveLength(1)
})

test('a cart that cannot be read leads to the cart page, and is quarantined', async () => {
  await openHydrated(page, '/return-policy')
  await page.evaluate(() => localStorage.setItem('shop.cart', '{"state":'))
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await eventually(() => page.evaluate(() => localStorage.getItem('shop.cart.quarantined'))).toBe('{"state":')
})

test.describe('with an API that fails in the middle', () => {
  // The browser itself logs a failed request.
  test.use({ quiet: false })

  test('an order is placed all the same, for none of it goes there', async () => {
    await toPayment(page)
    const asked: string[] = []
    await context.route('**/dev/**', async (route) => {
      asked.push(String(route.request().postDataJSON().action))
      await route.fulfill({ status: 400, json: { message: 'It broke.' } })
    })
    await page.getByRole('button', { name: 'Place Order' }).click()
    await orderNumber(page)
    await eventually(() => keptItems(page)).toBe(0)
    expect(asked).toEqual(['READ'])
  })
})

/** Puts a cart on the device before the shop opens, unless it has one. */
async function keepCart(cart: {
  items: { key: string; price: number }[]
  appliedCoupon?: string
  shippingAddress?: { state: string; city: string }
}): Promise<void> {
  const items = cart.items.map(({ key, price }) => ({
    product: { key, entityId: key, name: `Kept ${key}`, price },
    quantity: 1,
    addedAt: '2024-12-01T05:30:00.000Z',
  }))
  await storeEntry(context, 'shop.cart', { cart: { ...cart, items } })
}

const summary = () => page.getByRole('region', { name: 'Order Summary' })

test('entering the checkout lists what has changed since, and leaves unavailable products out of the total', async () => {
  await keepCart({
    items: [
      { key: 'ps-01', price: 11999 },
      { key: 'fw-15', price: 3000 },
      { key: 'no-such-piece', price: 5000 },
    ],
  })
  await openHydrated(page, '/checkout')
  const changes = page.getByRole('status').filter({ hasText: 'is ₹12,499 now; it was ₹11,999 when you chose it' })
  await expect(changes).toContainText('Out of Stock, left out of the total')
  await expect(changes).toContainText('Kept no-such-piece: No longer available')
  await expect(summary().getByRole('listitem')).toHaveCount(3)
  await expect(summary().getByText('Out of Stock, left out of the total')).toBeVisible()
  await expect(summary().getByRole('definition').first()).toHaveText('₹12,499')
})

test('a cart with one unavailable product redirects to the cart, which says so', async () => {
  await keepCart({ items: [{ key: 'no-such-piece', price: 5000 }] })
  await openHydrated(page, '/checkout')
  await eventually(() => new URL(page.url()).pathname).toBe('/cart')
  await expect(page.getByText('No longer available', { exact: true })).toBeVisible()
})

test('a changed price is shown before the order is placed', async () => {
  await toPayment(page)
  await context.route('**/dev/store', async (route) => {
    const response = await route.fetch()
    const answer = await response.text()
    await route.fulfill({ response, body: answer.replaceAll('12499', '13999') })
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert')).toContainText('is ₹13,999 now; it was ₹12,499 when you chose it')
  await eventually(() => storedOrders(page)).toEqual([])
  await expect(summary().getByRole('definition').first()).toHaveText('₹13,999')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await expect(summary()).toContainText('₹13,999')
})

test.describe('a pincode can be edited in the middle', () => {
  test('in the address', async () => {
    await openHydrated(page, '/product/ps-01')
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await correctPincode(page.getByRole('form', { name: 'Shipping Address' }).getByLabel('Pincode'))
  })

  test('on the product page', async () => {
    await openHydrated(page, '/product/ps-01')
    await correctPincode(page.getByRole('main').getByLabel('Pincode'))
  })
})

async function correctPincode(pincode: Locator): Promise<void> {
  const caret = () => pincode.evaluate((field: HTMLInputElement) => field.selectionStart)
  const typeAt = async (at: number, text: string) => {
    await pincode.press('Home')
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.type(text)
  }
  await pincode.fill('695004')
  await typeAt(2, '5')
  // It is full: nothing is added, and nothing at its end is lost.
  await expect(pincode).toHaveValue('695004')
  expect(await caret()).toBe(2)
  await pincode.fill('69004')
  await typeAt(2, ' 5')
  await expect(pincode).toHaveValue('695004')
  expect(await caret()).toBe(3)
}

test('a coupon that expires during the payment step is reported before the order is placed', async () => {
  await page.clock.install({ time: new Date('2024-12-31T23:58:00+05:30') })
  await keepCart({ items: [{ key: 'ps-01', price: 12499 }], appliedCoupon: 'FESTIVE500' })
  await fillAddress(page)
  await expect(summary()).toContainText('₹12,059')
  await page.clock.setSystemTime(new Date('2025-01-01T00:01:00+05:30'))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was ordered')
  await expect(summary()).toContainText('₹12,559')
  expect(await storedOrders(page)).toEqual([])
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await expect(summary()).toContainText('₹12,559')
})

test('a coupon is removed as soon as a state is chosen where it is not valid', async () => {
  await page.clock.setFixedTime(new Date('2024-12-01T05:30:00Z'))
  await keepCart({ items: [{ key: 'ps-01', price: 12499 }], appliedCoupon: 'KERALA20' })
  await openHydrated(page, '/checkout')
  await expect(summary()).toContainText('Discount (KERALA20)')
  await page.getByLabel('State').selectOption('Goa')
  await expect(page.getByText('KERALA20 was taken off. This coupon is not applicable in Goa')).toBeVisible()
  await expect(summary()).not.toContainText('Discount')
  await page.getByLabel('State').selectOption('Kerala')
  await expect(summary()).toContainText('Discount (KERALA20)')
})

test('the cart checks a coupon against the state last chosen at checkout', async () => {
  await page.clock.setFixedTime(new Date('2024-12-01T05:30:00Z'))
  await keepCart({
    items: [{ key: 'ps-01', price: 12499 }],
    shippingAddress: { state: 'Goa', city: 'Panaji' },
  })
  await openHydrated(page, '/checkout')
  await page.getByLabel('State').selectOption('Kerala')
  await openHydrated(page, '/cart')
  await page.getByLabel('Coupon code').fill('kerala20')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(summary()).toContainText('Discount (KERALA20)')
})

test.describe('when the code of the payment step cannot be loaded', () => {
  // The browser itself logs a file that fails to load.
  test.use({ quiet: false })

  test('the address step says so, keeps what was typed, and goes on once it can be loaded', async () => {
    const code = '**/assets/lazySteps-*.js*'
    await openHydrated(page, '/product/ps-01')
    await page.route(code, (route) => route.abort('connectionfailed'))
    await page.getByRole('button', { name: 'Buy Now' }).click()
    for (const [name, words] of address) await page.getByLabel(name).fill(words)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toHaveText(/The next step could not be loaded/)
    await expect(page.getByLabel('Full Name')).toHaveValue('Lakshmi Nair')
    await page.unroute(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('form', { name: 'Payment Method' })).toBeVisible()
  })
})

test('on a device that stores nothing an order can still be placed', async () => {
  await context.addInitScript(fillStorage)
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await eventually(() => storedOrders(page)).toEqual([])
  await expect(page.getByRole('alert').filter({ hasText: 'This browser could not keep the order' })).toBeVisible()
  await page.getByRole('link', { name: 'Your orders on this device' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This browser cannot keep orders' })).toBeVisible()
})

test('an order that is not placed because the cart was changed is explained in view of the button', async () => {
  await beginPayment()
  const other = await context.newPage()
  await openHydrated(other, '/cart')
  await other.getByRole('button', { name: 'Increase quantity' }).click()
  await page.clock.resume()
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was ordered' })
  await expect(alert).toBeInViewport({ ratio: 1 })
  const button = page.getByRole('button', { name: 'Place Order' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const [alertBox, buttonBox] = [await alert.boundingBox(), await button.boundingBox()]
  expect((alertBox?.y ?? Infinity) + (alertBox?.height ?? 0)).toBeLessThan(buttonBox?.y ?? 0)
})

test('Buy Now buys again what was ordered a moment ago', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await eventually(() => page.evaluate(() => localStorage.getItem('shop.cart'))).not.toContain('pendingOrders')
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  expect(await keptItems(page)).toBe(1)
})

test('checkout begins with the place of the last delivery check, also after an order to another state', async () => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderNumber(page)
  await openHydrated(page, '/product/ps-01')
  await page.getByLabel('Pincode').fill('110001')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText(/^Delivery to Delhi/)).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByLabel('State')).toHaveValue('Delhi')
  await expect(page.getByLabel('Pincode')).toHaveValue('110001')
  await expect(page.getByLabel('City')).toHaveValue('')
})

test('Continue says that it is working while the table of pincodes is loaded', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/placeOfPincode-*.js*', async (route) => {
    await held
    await route.continue()
  })
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  for (const [name, words] of address) await page.getByLabel(name).fill(words)
  await page.getByLabel('State').selectOption('Kerala')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  answer()
  await expect(page.getByRole('form', { name: 'Payment Method' })).toBeVisible()
})

/** Puts one product into the cart and goes on to the payment step. */
async function toPayment(buyer: Page): Promise<void> {
  await openHydrated(buyer, '/product/ps-01')
  await buyer.getByRole('button', { name: 'Buy Now' }).click()
  await typeAddress(buyer)
}

/** Goes on to the payment step with the current cart. */
async function fillAddress(buyer: Page): Promise<void> {
  await buyer.goto('/checkout')
  await hydrated(buyer)
  await typeAddress(buyer)
}

async function typeAddress(buyer: Page): Promise<void> {
  for (const [name, words] of address) await buyer.getByLabel(name).fill(words)
  // It appears above the button once the pincode is found, and would move the button away from a press made at once.
  await expect(buyer.getByText('Delivery to Trivandrum, Kerala')).toBeVisible()
  await buyer.getByRole('button', { name: 'Continue' }).click()
  await expect(buyer.getByRole('form', { name: 'Payment Method' })).toBeVisible()
}

/** Presses Place Order when the clock shows `at` (ms since 1970), the same for all tabs. */
async function pressAt(buyer: Page, at: number): Promise<void> {
  await buyer.getByRole('button', { name: 'Place Order' }).evaluate(async (button: HTMLButtonElement, time) => {
    await new Promise((resolve) => setTimeout(resolve, time - Date.now()))
    button.click()
  }, at)
}

/** Waits for the success; answers the order's number as it is shown. */
async function orderNumber(buyer: Page): Promise<string> {
  await expect(buyer.getByRole('heading', { level: 1, name: 'Order Placed Successfully' })).toBeVisible()
  const id = await buyer.getByRole('definition').filter({ hasText: /^#PW/ }).innerText()
  expect(id).toMatch(/^#PW\d{13}$/)
  return id
}

/** Names of the locks that a tab of the shop holds. */
const heldLocks = (buyer: Page) =>
  buyer.evaluate(async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name))

/** Numbers of the orders that the device keeps, as they are shown. */
async function storedOrders(buyer: Page): Promise<string[]> {
  const text = await buyer.evaluate(() => localStorage.getItem('shop.orders'))
  const { orders = [] }: { orders?: { orderId: string }[] } = JSON.parse(text ?? '{}').state ?? {}
  return orders.map(({ orderId }) => `#${orderId}`)
}

async function keptKeys(buyer: Page): Promise<string[]> {
  const text = await buyer.evaluate(() => localStorage.getItem('shop.cart'))
  const { items }: { items: { product: { key: string } }[] } = JSON.parse(text ?? '').state.cart
  return items.map(({ product }) => product.key)
}

async function keptItems(buyer: Page): Promise<number> {
  return (await keptKeys(buyer)).length
}

const tabTo = (buyer: Page, wanted: string) => pressTabTo(buyer, wanted, focused)

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

test('at 360 px the foot of the checkout is one line', async () => {
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  const foot = await page.getByRole('contentinfo').boundingBox()
  expect(foot?.height).toBeLessThan(100)
  await expect(page.getByRole('contentinfo').getByLabel('Theme')).toBeVisible()
})

test('at 360 px the checkout is as long before the button to the top appears as after', async () => {
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await length()
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
  expect(await length()).toBe(before)
})

test('at 1280 px the header stays whole at the top of the window', async () => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  await page.mouse.wheel(0, 300)
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-collapsed')
  const tops = async () => {
    const parts = [header, header.getByRole('link', { name: /home$/ }), header.getByRole('link', { name: /^Cart/ })]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    return boxes.map((box) => box && [Math.round(box.y), box.y + box.height <= 64])
  }
  await eventually(async () => (await tops())[0]).toEqual([0, true])
  await eventually(async () => (await tops()).every((top) => top?.[1] === true && Number(top[0]) >= 0)).toBe(true)
})
