import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { eventually } from '../shop/eventually.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
let page: Page
beforeEach(async () => {
  const context = await open.browser.newContext({ javaScriptEnabled: false, viewport: viewports.desktop })
  page = await context.newPage()
})

test('a list is read, lengthened and left for a piece', async () => {
  await page.goto(`${open.shop.origin}/collections/cotton-linen`)
  expect(await page.getByRole('article').count()).toBe(24)
  await page.goto(`${open.shop.origin}/collections`)
  await page.getByRole('link', { name: 'Show more' }).click()
  await page.getByText('48 of 119 products').waitFor()
  expect(await page.getByRole('article').count()).toBe(48)

  const link = page.getByRole('article').first().getByRole('link')
  const name = await link.innerText()
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.getByRole('article').innerText()).toMatch(/₹[\d,]+/)
  expect(await page.getByRole('term').filter({ hasText: 'Fabric' }).first().isVisible()).toBe(true)
  const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first()
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a search is a form', async () => {
  await page.goto(open.shop.origin)
  await page.getByRole('searchbox', { name: 'Search' }).fill('silk & zari')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Search results for "silk & zari"' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('silk')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Search results for "silk"', exact: true }).waitFor()
  expect(await page.getByRole('article').count()).toBe(24)
})

test('the page says what needs scripts', async () => {
  await page.goto(`${open.shop.origin}/product/ps-01`)
  const note = page.locator('noscript')
  expect(await note.isVisible()).toBe(true)
  expect(await note.innerText()).toContain('need JavaScript')
})
