import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { eventually } from '../shop/eventually.ts'
import { hydrated, openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { grouped, rupeesIn } from '../shop/rupees.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()

describe.each(Object.values(viewports))('at $width px', (viewport) => {
  test('a shopper chooses a piece, finds it in the cart, and can let it go', async () => {
    const context = await open.browser.newContext({ viewport })
    const page = await context.newPage()
    const complaints = complaintsOf(page)

    await openHydrated(page, open.shop.origin)
    const name = 'Kanjivaram Temple Border Silk'
    await page.getByRole('region', { name: 'Handpicked for You' }).getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(page.url()).toMatch(/\/product\/[^/]+$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    // Enough of them for the badge to say 9+, and for the subtotal to pass a lakh, where Indian grouping shows.
    const price = rupeesIn(await page.getByRole('article').getByText(/₹/).first().innerText())
    const quantity = Math.max(10, Math.ceil(100_000 / price))
    for (let count = 1; count < quantity; count++) await page.getByRole('button', { name: 'Increase quantity' }).click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await page.getByText('Added to cart!').waitFor()
    expect(await page.getByText('Added to cart!').count()).toBe(1)

    const bag = page.getByRole('link', { name: `Cart, ${quantity} items` })
    expect((await bag.innerText()).split('\n').at(-1)).toBe('9+')
    await bag.click()
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart')
    await expectLine(page, name, quantity, price)

    await page.reload()
    await hydrated(page)
    await expectLine(page, name, quantity, price)

    const other = await context.newPage()
    await openHydrated(other, `${open.shop.origin}/cart`)
    await expectLine(other, name, quantity, price)
    await page.getByRole('button', { name: 'Decrease quantity' }).click()
    await expectLine(page, name, quantity - 1, price)
    await expectLine(other, name, quantity - 1, price)

    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByText(`${name} removed from cart`).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
    expect(await page.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/collections')
    await page.getByRole('link', { name: 'Cart', exact: true }).waitFor()
    await other.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the same piece again goes onto its line, from a card and from its page', async () => {
  const context = await open.browser.newContext({ viewport: viewports.desktop })
  const page = await context.newPage()
  await openHydrated(page, `${open.shop.origin}/collections/pure-silks`)
  const card = page.getByRole('article').first()
  const name = await card.getByRole('link').innerText()
  await card.getByRole('button', { name: `Add to Cart: ${name}` }).click()
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor()
  await card.getByRole('link').click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await page.getByRole('region', { name: 'Order Summary' }).waitFor()
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await context.close()
})

test('a sold-out piece cannot be put into the cart', async () => {
  const page = await open.browser.newPage()
  await openHydrated(page, `${open.shop.origin}/product/fw-15`)
  expect(await page.getByRole('button', { name: 'Add to Cart', exact: true }).isDisabled()).toBe(true)
  await page.close()
})

/** Waits until the cart shows exactly one line, with this name, quantity and amount, and the subtotal below. */
async function expectLine(page: Page, name: string, quantity: number, price: number) {
  const line = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: `Quantity of ${name}` }) })
  await eventually(() => line.getByRole('status').innerText()).toBe(String(quantity))
  const amount = grouped(price * quantity)
  expect(await line.getByText(amount, { exact: true }).count()).toBe(1)
  const summary = page.getByRole('region', { name: 'Order Summary' })
  expect(await summary.innerText()).toContain(`Subtotal (${quantity} items)`)
  // Subtotal and total: shipping is not known here.
  expect(await summary.getByText(amount, { exact: true }).count()).toBe(2)
}
