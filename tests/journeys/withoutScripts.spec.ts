import { type Page, expect } from '@playwright/test'
import { daylight, lamplight } from '#theme/tokens/colours.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false, quiet: false, viewport: viewports.desktop })
let page: Page
test.beforeEach(({ page: itsPage }) => {
  page = itsPage
})

test('a list is shown, extended by Show more, and links to a product', async () => {
  await page.goto('/collections/cotton-linen')
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.goto('/collections')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByText('48 of 119 products')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(48)

  const link = page.getByRole('article').first().getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await page.getByRole('article').innerText()).toMatch(/₹[\d,]+/)
  await expect(page.getByRole('term').filter({ hasText: 'Fabric' }).first()).toBeVisible()
  const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first()
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the theme is that of the device', async () => {
  const painted = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body)
      return { page: backgroundColor, text: color, colorScheme }
    })
  for (const [prefers, theme] of [
    ['light', daylight],
    ['dark', lamplight],
  ] as const) {
    await page.emulateMedia({ colorScheme: prefers })
    await page.goto('/contact')
    expect(await painted()).toMatchObject({ page: rgb(theme.page), text: rgb(theme.text), colorScheme: prefers })
  }
})

test('a search is a form', async () => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search' }).fill('silk & zari')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "silk & zari"' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('silk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "silk"', exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('the page says what needs scripts', async () => {
  await page.goto('/product/ps-01')
  const note = page.getByRole('complementary', { name: 'About this page' })
  await expect(note).toBeInViewport()
  await expect(note).toContainText('JavaScript is off', { useInnerText: true })
  await expect(note).not.toContainText('not loaded completely', { useInnerText: true })
  await expect(page.getByRole('article').getByText('needs JavaScript')).toBeVisible()
  await expect(page.getByRole('button', { name: /Add to Cart|Buy Now|Increase|wishlist/ })).toHaveCount(0)
})

test('the tabs of a product are sections', async () => {
  await page.goto('/product/ps-01')
  for (const name of ['Description', 'Specifications', 'Shipping', 'Reviews']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText('No reviews yet.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

for (const address of ['/cart', '/wishlist', '/checkout']) {
  test(`${address} says that it needs scripts, and shows no loading state`, async () => {
    await page.goto(address)
    await expect(page.getByRole('main').getByText('needs JavaScript')).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
  })
}

test('a list is sorted and filtered by forms', async () => {
  await page.goto('/collections/cotton-linen?price_min=1000')
  const tools = page.getByRole('group', { name: 'Category, order and filters' })
  await tools.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  await tools.getByRole('button', { name: 'Filters' }).click()
  await expect(page).toHaveURL(/\?.*sort=price-low/)
  await expect(page.getByRole('heading', { level: 1, name: 'Cotton/Linen' })).toBeVisible()

  const panel = page.getByRole('complementary', { name: 'Filters' })
  await panel.getByRole('radio', { name: 'Under ₹5,000' }).check()
  await panel.getByRole('checkbox').first().check()
  await panel.getByRole('button', { name: 'Show products' }).click()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low')
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('cotton-linen')
  await expect(panel.getByRole('radio', { name: 'Under ₹5,000' })).toBeChecked()
  await expect(panel.getByRole('checkbox').first()).toBeChecked()
  const { searchParams } = new URL(page.url())
  expect([...searchParams.keys()].sort()).toEqual(['category', 'color_family', 'filters', 'price', 'rating', 'sort'])
})

/** '#FBF8F1' as a browser states it. */
function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}
