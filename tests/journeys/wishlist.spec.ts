import { type BrowserContext, type Page, expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { fillStorage } from '../support/fillStorage.ts'
import { viewports } from '../support/openBrowser.ts'
import { storeEntry } from '../support/storeEntry.ts'
import { eventually, origin, test } from '../support/journey.ts'

test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: 'reduce' } })
let context: BrowserContext
let page: Page
test.beforeEach(({ context: itsContext, page: itsPage }) => {
  context = itsContext
  page = itsPage
})

/** Puts a wishlist on the device before the shop opens, unless it has one. */
async function keepSaved(...keys: string[]): Promise<void> {
  const items = keys.map((key) => ({ key, entityId: key, name: `Kept ${key}`, price: 4200 }))
  await storeEntry(context, 'shop.wishlist', { wishlist: { items } })
}

const cards = () => page.getByRole('main').getByRole('article')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
/** Undo in the toast; the page has another, which stays. */
const undoInToast = () =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
const undoOnPage = () => page.getByRole('main').getByRole('button', { name: 'Undo' })

test('products saved by cards without signing in are on the wishlist, fetched in one request', async () => {
  await openHydrated(page, '/collections/pure-silks')
  const card = page.getByRole('article').first()
  const name = await card.getByRole('link').innerText()
  await card.getByRole('button', { name: `Save ${name} to wishlist` }).click()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/store') && asked.push(request.postData() ?? ''))
  await openHydrated(page, '/wishlist')
  await expect(cards().getByRole('link', { name })).toBeVisible()
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  expect(asked.filter((question) => question.includes('$in'))).toHaveLength(1)
  await page.getByRole('button', { name: `Save ${name} to wishlist`, pressed: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('a device that stores nothing says so once, and on the wishlist', async () => {
  await context.addInitScript(fillStorage)
  const words = page.getByText('This browser keeps nothing for the shop: your wishlist')
  await openHydrated(page, '/product/ps-01')
  await press('Save to wishlist')
  await expect(words).toBeVisible()
  await expect(words).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Collections' }).click()
  await page
    .getByRole('button', { name: /^Save .* to wishlist$/, pressed: false })
    .first()
    .click()
  const wishlist = page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })
  await expect(wishlist).toHaveAccessibleName('Wishlist, 2 items')
  await expect(words).toHaveCount(0)
  await wishlist.click()
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible()
  await expect(words).toBeVisible()
})

test('a product saved a moment ago is not reported as unavailable', async () => {
  await keepSaved('ps-01')
  await openHydrated(page, '/wishlist')
  await cards()
    .first()
    .getByRole('button', { name: /^Save .* to wishlist$/, pressed: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
  const popular = page.getByRole('region', { name: 'Handpicked for You' }).getByRole('article')
  await expect(popular).toHaveCount(4)
  // A slow response.
  let answer = () => {}
  await page.route('**/dev/store', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await popular
    .first()
    .getByRole('button', { name: /^Save .* to wishlist$/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeHidden()
  await expect(page.getByText('no longer available')).toHaveCount(0)
  await eventually(() => (answer(), cards().count())).toBe(1)
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
})

test('Clear All removes every product, and Undo restores them in their order', async () => {
  await keepSaved('ps-01', 'cl-01', 'ps-02')
  await openHydrated(page, '/wishlist')
  await expect(page.getByText('3 items', { exact: true })).toBeVisible()
  const names = await cards().getByRole('link').allInnerTexts()
  await press('Clear All')
  await expect(page.getByRole('link', { name: 'Browse Collections' })).toBeVisible()
  await undoInToast()
  await expect(page.getByText('3 items', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await eventually(() => cards().getByRole('link').allInnerTexts()).toEqual(names)
})

test('a heart removes its product without scrolling, moves the focus to the next, and Undo restores it', async () => {
  await keepSaved('ps-01', 'cl-01', 'ps-02', 'ps-05', 'ps-07', 'cl-05', 'cl-07', 'fw-04', 'fw-05')
  await openHydrated(page, '/wishlist')
  await expect(cards()).toHaveCount(9)
  const names = await cards().getByRole('link').allInnerTexts()
  const heartOf = (name = '') => page.getByRole('button', { name: `Save ${name} to wishlist`, exact: true })
  await heartOf(names[6]).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(200)
  await heartOf(names[6]).click()
  await expect(heartOf(names[7])).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled)
  await expect(page.getByText(`${names[6]} removed from wishlist`)).toBeVisible()
  await undoInToast()
  await eventually(() => cards().getByRole('link').allInnerTexts()).toEqual(names)
  await expect(heartOf(names[6])).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
})

test('after the toast has gone, a removal can be undone on the page, until the list changes', async () => {
  await keepSaved('ps-01', 'cl-01', 'ps-02')
  await openHydrated(page, '/wishlist')
  await expect(cards()).toHaveCount(3)
  const names = await cards().getByRole('link').allInnerTexts()
  const hearts = cards().getByRole('button', { pressed: true })
  await hearts.nth(1).click()
  await expect(cards()).toHaveCount(2)
  await expect(page.getByText('removed from wishlist')).toBeVisible()
  await expect(page.getByText('removed from wishlist')).toHaveCount(0)
  await undoOnPage().click()
  await eventually(() => cards().getByRole('link').allInnerTexts()).toEqual(names)
  await expect(hearts.nth(1)).toBeFocused()
  await expect(undoOnPage()).toHaveCount(0)
  await press('Clear All')
  await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
  await undoOnPage().click()
  await expect(page.getByText('wishlist', { exact: false }).and(page.locator('[data-sonner-toast]'))).toHaveCount(0)
  await eventually(() => cards().getByRole('link').allInnerTexts()).toEqual(names)
  await hearts.first().click()
  await expect(undoOnPage()).toBeVisible()
  const other = await context.newPage()
  await openHydrated(other, '/product/ps-05')
  await other.getByRole('button', { name: 'Save to wishlist', exact: true }).click()
  await expect(cards()).toHaveCount(3)
  await expect(undoOnPage()).toHaveCount(0)
})

test('a held Enter and a double-click remove one product each', async () => {
  await keepSaved('ps-01', 'cl-01', 'ps-02', 'ps-05', 'ps-07')
  await openHydrated(page, '/wishlist')
  await expect(cards()).toHaveCount(5)
  const hearts = cards().getByRole('button', { pressed: true })
  await hearts.first().focus()
  for (let repeat = 0; repeat < 5; repeat += 1) {
    const focused = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.down('Enter')
    // The next key repeat comes after the focus has moved.
    if (repeat === 0) await page.waitForFunction((before) => document.activeElement !== before, focused)
  }
  await page.keyboard.up('Enter')
  await expect(cards()).toHaveCount(4)
  await expect(page.getByText('removed from wishlist')).toHaveCount(1)
  await hearts.nth(1).dblclick()
  await expect(cards()).toHaveCount(3)
})

test('an unavailable product is counted and reported, and stays until the shopper removes it', async () => {
  await keepSaved('ps-01', 'no-such-piece')
  await openHydrated(page, '/wishlist')
  await expect(page.getByText('2 items', { exact: true })).toBeVisible()
  await expect(page.getByText('1 no longer available')).toBeVisible()
  await expect(cards()).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('2 items', { exact: true })).toBeVisible()
  await press('Remove')
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await expect(page.getByText('1 no longer available')).toHaveCount(0)
})

test('a list of unavailable products only is kept, and can be removed', async () => {
  await keepSaved('no-such-piece')
  await openHydrated(page, '/wishlist')
  await expect(page.getByText('1 no longer available')).toBeVisible()
  await eventually(() => page.evaluate(() => localStorage.getItem('shop.wishlist'))).toContain('no-such-piece')
  await press('Remove')
  await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
})

test.describe('where the store fails', () => {
  test.use({ quiet: false })

  test('nothing is lost, and Try Again repeats the request', async () => {
    await keepSaved('ps-01')
    await page.route('**/dev/store', (route) => route.fulfill({ status: 400, json: { message: 'It broke.' } }))
    await openHydrated(page, '/wishlist')
    await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible()
    await page.unroute('**/dev/store')
    await press('Try Again')
    await expect(page.getByText('1 item', { exact: true })).toBeVisible()
    await expect(cards()).toHaveCount(1)
  })
})

test('the list is shared as text', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await keepSaved('ps-01', 'cl-01')
  await openHydrated(page, '/wishlist')
  await expect(page.getByText('2 items', { exact: true })).toBeVisible()
  await press('Share')
  await expect(page.getByText('Wishlist copied to clipboard')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Kanjivaram Temple Border Silk')
  expect(text).toContain(`${origin()}/product/cl-01`)
})
