import { type Page, expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { test } from '../support/journey.ts'

// A sheet of A4 at 96 dpi, in front of a shopper who reads the dark theme.
test.use({ viewport: { width: 794, height: 1123 }, colorScheme: 'dark' })

async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText(/^Padma Weaves · \+91/)).toBeVisible()
  // Dark words, whatever the theme.
  const [red = 255] = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => (getComputedStyle(heading).color.match(/\d+/g) ?? []).map(Number))
  expect(red).toBeLessThan(80)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
}

async function putIntoCart(page: Page) {
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
}

test('a product prints its picture, price and facts', async ({ page }) => {
  await openHydrated(page, '/product/ps-01')
  await onPaper(page)
  await expect(page.getByText('₹12,499').first()).toBeVisible()
  await expect(page.getByRole('img').first()).toBeVisible()
  await expect(page.getByText('Mulberry silk').first()).toBeVisible()
  await expect(page.getByText('Check delivery')).toBeHidden()
  // All four, whichever is selected on the screen.
  for (const name of ['Description', 'Specifications', 'Shipping', 'Reviews'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible()
  await expect(page.getByText('No reviews yet.')).toBeVisible()
  const sheet = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(sheet).toBeLessThan(3 * 1123)
})

for (const [path, name] of [
  ['/collections', 'Show more'],
  ['/', 'Shop Pure Silks'],
  ['/wishlist', 'Browse Collections'],
  ['/contact', 'Subject'],
] as const)
  test(`${path} prints no field, no select and no link that looks like a button`, async ({ page }) => {
    await openHydrated(page, path)
    const words = page.getByRole('main').getByText(name, { exact: true }).first()
    await expect(words).toBeVisible()
    await expect(page.getByRole('combobox')).not.toHaveCount(0)
    await onPaper(page)
    await expect(words).toBeHidden()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })

test('the cart prints its lines and amounts', async ({ page }) => {
  await putIntoCart(page)
  await openHydrated(page, '/cart')
  await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  await onPaper(page)
  await expect(page.getByText('Quantity: 1')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('₹12,499')
  await expect(page.getByText('Proceed to Checkout')).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('text for print alone is not shown on the screen', async ({ page }) => {
  await putIntoCart(page)
  await openHydrated(page, '/cart')
  await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  await expect(page.getByText('Quantity: 1')).toBeHidden()
  await expect(page.getByText(/^Padma Weaves · \+91/)).toBeHidden()
})

test('the order receipt is printed alone, under its own header', async ({ page }) => {
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  const form = page.getByRole('form', { name: 'Shipping Address' })
  const address = {
    'Full Name': 'ലക്ഷ്മി നായർ',
    'Phone Number': '9847012345',
    'Email Address': 'lakshmi@example.in',
    'Address Line 1': 'TC 12/408, पट्टम',
    City: 'Trivandrum',
    Pincode: '695004',
  }
  for (const [label, text] of Object.entries(address)) await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Order #PW\d+, /)).toBeVisible()
  await expect(page.getByText(address['Full Name'])).toBeVisible()
  await expect(page.getByText('₹12,559').last()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'button', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByText(/^Padma Weaves · \+91/)).toBeHidden()
})

test('products that a page recommends are not printed', async ({ page }) => {
  await openHydrated(page, '/wishlist')
  const recommended = page.getByRole('heading', { name: 'Handpicked for You' })
  await expect(recommended).toBeVisible()
  await onPaper(page)
  await expect(recommended).toBeHidden()
})
