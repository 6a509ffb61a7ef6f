import type { BrowserContext, Page } from 'playwright'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { eventually } from '../shop/eventually.ts'
import { hydrated, openHydrated } from '../shop/hydrated.ts'
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

const scrolled = () => page.evaluate(() => Math.round(scrollY))

test('Back from a piece leads to its place in the list, forward to the top', async () => {
  await openHydrated(page, `${open.shop.origin}/collections`)
  const card = page.getByRole('article').nth(15)
  const link = card.getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await scrolled()
  expect(place).toBeGreaterThan(1000)

  await link.click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).waitFor()
  expect(await scrolled()).toBe(0)

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor()
  await eventually(scrolled).toBe(place)

  await page.goForward()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).waitFor()
  await eventually(scrolled).toBe(0)
})

test('Show more adds a page of cards without moving, and a reload keeps them', async () => {
  await openHydrated(page, `${open.shop.origin}/collections`)
  await page.getByText('24 of 119 products').waitFor()
  const more = page.getByRole('link', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  const place = await scrolled()
  await more.click()
  await page.getByText('48 of 119 products').waitFor()
  expect(await page.getByRole('article').count()).toBe(48)
  expect(await scrolled()).toBe(place)
  expect(page.url()).toBe(`${open.shop.origin}/collections?show=48`)

  await page.reload()
  await hydrated(page)
  expect(await page.getByRole('article').count()).toBe(48)
  await page.getByText('48 of 119 products').waitFor()

  const names = await page.getByRole('article').getByRole('link').allInnerTexts()
  expect(new Set(names).size).toBe(48)
})

test('the last Show more goes away with the last card', async () => {
  await openHydrated(page, `${open.shop.origin}/collections?show=96`)
  await page.getByRole('link', { name: 'Show more' }).click()
  await page.getByText('119 of 119 products').waitFor()
  expect(await page.getByRole('link', { name: 'Show more' }).count()).toBe(0)
})

test('the head leads through every list, each from its top', async () => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, open.shop.origin)
  const steps = [
    [page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Arrivals' }), 'New Arrivals'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Bestsellers' }), 'Bestsellers'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Party Wear' }).last(), 'Party Wear'],
    [
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Collections' }),
      'All Collections',
    ],
  ] as const
  for (const [link, title] of steps) {
    await link.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await eventually(() => page.title()).toContain(title)
  }
  await eventually(scrolled).toBe(0)
  expect(page.url()).toBe(`${open.shop.origin}/collections`)
})

test('a search leads to its finds, and one without finds says so', async () => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, open.shop.origin)
  await page.getByRole('banner').getByLabel('Search', { exact: true }).fill('kasavu & zari #1')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Search results for "kasavu & zari #1"' }).waitFor()
  await hydrated(page)
  await page.getByRole('heading', { name: 'No products found' }).waitFor()
  await page.getByRole('banner').getByLabel('Search', { exact: true }).fill('kasavu')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Search results for "kasavu"' }).waitFor()
  await eventually(() => page.getByRole('article').count()).toBeGreaterThan(5)
  // A blank search goes nowhere.
  await page.getByRole('banner').getByLabel('Search', { exact: true }).fill('   ')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('?search=kasavu')
})
