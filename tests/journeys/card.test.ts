import { expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { eventually } from '../shop/eventually.ts'
import { openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
const address = () => `${open.shop.origin}/collections/pure-silks`
const name = 'Kanjivaram Temple Border Silk'

// Stories have no pointer that rests: what `:hover` does is seen here.

test('a pointer on a card brings its bar and its second picture, and takes both away again', async () => {
  const page = await open.browser.newPage({ viewport: viewports.desktop })
  const complaints = complaintsOf(page)
  await openHydrated(page, address())
  const card = page.getByRole('article').filter({ hasText: name })
  const add = card.getByRole('button', { name: `Add to Cart: ${name}` })
  const bar = () => add.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity)
  const pictures = card.locator('img')
  const second = () =>
    pictures.nth(1).evaluate((picture) => getComputedStyle(picture.closest('span') ?? picture).opacity)
  expect([await bar(), await pictures.count()]).toEqual(['0', 1])

  await card.hover()
  await eventually(bar).toBe('1')
  await eventually(second).toBe('1')
  await eventually(() => pictures.nth(1).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(
    0,
  )
  await add.click()
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor()

  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('heading', { level: 1 }).click()
  await eventually(bar).toBe('0')
  await eventually(second).toBe('0')
  expect(complaints).toEqual([])
  await page.close()
})

test('under a thumb there is a bag at once, no eye, and no second picture', async () => {
  const context = await open.browser.newContext({ viewport: viewports.phone, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openHydrated(page, address())
  const card = page.getByRole('article').filter({ hasText: name })
  expect(await card.getByRole('button').count()).toBe(2)
  const bag = await card.getByRole('button', { name: `Add to Cart: ${name}` }).boundingBox()
  expect(bag).toMatchObject({ width: 44, height: 44 })

  await card.getByRole('button', { name: `Save ${name} to wishlist` }).tap()
  await card.getByRole('button', { name: `Save ${name} to wishlist`, pressed: true }).waitFor()
  expect(await card.locator('img').count()).toBe(1)
  await card.getByRole('link').tap()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await context.close()
})
