import { type Page, expect } from '@playwright/test'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { grouped, rupeesIn } from '../support/rupees.ts'
import { eventually, test } from '../support/journey.ts'

for (const viewport of Object.values(viewports)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a shopper adds a product, finds it in the cart and removes it', async ({ context, page }) => {
      await openHydrated(page, '/')
      const name = 'Kanjivaram Temple Border Silk'
      await page.getByRole('region', { name: 'Handpicked for You' }).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(page.url()).toMatch(/\/product\/[^/]+$/)
      await eventually(() => page.evaluate(() => scrollY)).toBe(0)

      // Enough of them for the badge to say 9+, and for the subtotal to pass a lakh, where Indian grouping shows.
      const price = rupeesIn(await page.getByRole('article').getByText(/₹/).first().innerText())
      const quantity = Math.max(10, Math.ceil(100_000 / price))
      for (let count = 1; count < quantity; count++)
        await page.getByRole('button', { name: 'Increase quantity' }).click()
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
      await expect(page.getByText('Added to cart!')).toBeVisible()
      await expect(page.getByText('Added to cart!')).toHaveCount(1)

      const bag = page.getByRole('link', { name: `Cart, ${quantity} items` })
      expect((await bag.innerText()).split('\n').at(-1)).toBe('9+')
      await bag.click()
      const sheet = page.getByRole('dialog', { name: 'Your cart' })
      await expect(sheet.getByText(`Subtotal (${quantity} items)`)).toBeVisible()
      await sheet.getByRole('link', { name: 'View cart' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/cart')
      await expectLine(page, name, quantity, price)

      await page.reload()
      await hydrated(page)
      await expectLine(page, name, quantity, price)

      const other = await context.newPage()
      await openHydrated(other, '/cart')
      await expectLine(other, name, quantity, price)
      await page.getByRole('button', { name: 'Decrease quantity' }).click()
      await expectLine(page, name, quantity - 1, price)
      await expectLine(other, name, quantity - 1, price)

      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(page.getByText(`${name} removed from cart`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/collections')
      await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
      await expect(other.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    })
  })
}

test('adding the same product from a card and from its page gives one line with quantity two', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/collections/pure-silks')
  const card = page.getByRole('article').first()
  const name = await card.getByRole('link').innerText()
  await card.getByRole('button', { name: `Add to Cart: ${name}` }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  await card.getByRole('link').click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('a sold-out product cannot be added to the cart', async ({ page }) => {
  await openHydrated(page, '/product/fw-15')
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled()
})

/** Waits until the cart shows exactly one line, with this name, quantity and amount, and the subtotal below. */
async function expectLine(page: Page, name: string, quantity: number, price: number) {
  const line = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: `Quantity of ${name}` }) })
  await eventually(() => line.getByRole('textbox').inputValue()).toBe(String(quantity))
  const amount = grouped(price * quantity)
  await expect(line.getByText(amount, { exact: true })).toHaveCount(1)
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary).toContainText(`Subtotal (${quantity} items)`)
  // Subtotal and total: shipping is not known here.
  await expect(summary.getByText(amount, { exact: true })).toHaveCount(2)
}
