import { type Page, expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const product = '/product/ps-01'

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not drawn`)
  return box
}

const main = '[aria-label="Pictures"] [data-picture]'

test('at 1280 px Add to Cart is in the first window, and stays in view beside the pictures', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, product)
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
  expect((await add.boundingBox())?.y).toBeLessThanOrEqual(600)

  // The other views, below the main one in pairs, 16 px apart.
  const views = page.getByRole('button', { name: /^Enlarge: / })
  const [first, second, third] = await Promise.all((await views.all()).map((view) => view.boundingBox()))
  if (!first || !second || !third) throw new Error('There are not three views')
  const large = await boxOf(page, main)
  expect(first.y - (large.y + large.height)).toBeCloseTo(16, 0)
  expect(second.x - (first.x + first.width)).toBeCloseTo(16, 0)
  expect(second.y).toBe(first.y)
  expect(third.width).toBeCloseTo(first.width + 16 + second.width, 0)

  // Deep in the pictures the end of the text is still there.
  await page.evaluate((top) => scrollTo(0, top), third.y)
  await expect(page.getByRole('link', { name: 'Ask about this saree on WhatsApp' })).toBeInViewport()
})

test('at 1280 px the close-up is 560 px high across the page, before the details', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, product)
  const closeUp = await boxOf(page, 'article > [data-picture]')
  expect(closeUp.height).toBe(560)
  expect(closeUp.width).toBe(1280 - 2 * 48)
  const tabs = await page.getByRole('tablist').boundingBox()
  expect(tabs?.y).toBeGreaterThan(closeUp.y + closeUp.height)
})

test('at 320 px five thumbnails are shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openHydrated(page, product)
  const thumbs = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('[aria-current="true"] img') })
  await expect(thumbs.getByRole('listitem')).toHaveCount(5)
  expect(await thumbs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
})

test('at 768 px the picture is 2:3 in the wider of two columns', async ({ page }) => {
  await page.setViewportSize(viewports.tablet)
  await openHydrated(page, product)
  const picture = await boxOf(page, main)
  const name = await boxOf(page, 'h1')
  expect(picture.width / picture.height).toBeCloseTo(2 / 3, 2)
  expect(name.x).toBeGreaterThan(picture.x + picture.width)
  expect(picture.width / (picture.width + name.width)).toBeCloseTo(0.55, 2)
})

test('at 360 px the picture is 4:5 below the breadcrumbs, and the whole name above the bar', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await openHydrated(page, product)
  const picture = await boxOf(page, main)
  expect(picture.x).toBe(0)
  expect(picture.width).toBe(360)
  expect(picture.height).toBe(450)
  const crumbs = await boxOf(page, 'nav[aria-label="Breadcrumb"]')
  expect(crumbs.y + crumbs.height).toBeLessThanOrEqual(picture.y)
  const name = await boxOf(page, 'h1')
  expect(name.y + name.height).toBeLessThanOrEqual(viewports.phone.height - 75)
})
