import type { BrowserContext, Page } from 'playwright'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { eventually } from '../shop/eventually.ts'
import { openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  context = await open.browser.newContext({ viewport: viewports.desktop, reducedMotion: 'reduce' })
  page = await context.newPage()
  complaints = complaintsOf(page)
})
afterEach(async () => {
  expect(complaints).toEqual([])
  await context.close()
})

/** Leaves pieces on the device before the shop opens, unless it has some. */
async function keepSaved(...keys: string[]): Promise<void> {
  const items = keys.map((key) => ({ key, entityId: key, name: `Kept ${key}`, price: 4200 }))
  const entry = JSON.stringify({ state: { wishlist: { items } }, version: 1 })
  await context.addInitScript((text) => {
    if (localStorage.getItem('shop.wishlist') === null) localStorage.setItem('shop.wishlist', text)
  }, entry)
}

const cards = () => page.getByRole('main').getByRole('article')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('what a stranger saves on a card waits on the wishlist, asked for in one question', async () => {
  await openHydrated(page, `${open.shop.origin}/collections/pure-silks`)
  const card = page.getByRole('article').first()
  const name = await card.getByRole('link').innerText()
  await card.getByRole('button', { name: `Save ${name} to wishlist` }).click()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/store') && asked.push(request.postData() ?? ''))
  await openHydrated(page, `${open.shop.origin}/wishlist`)
  await cards().getByRole('link', { name }).waitFor()
  await page.getByText('1 item', { exact: true }).waitFor()
  expect(asked.filter((question) => question.includes('$in'))).toHaveLength(1)
  await page.getByRole('button', { name: `Save ${name} to wishlist`, pressed: true }).click()
  await page.getByRole('heading', { name: 'Nothing is saved yet' }).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('Clear All takes every piece off, and Undo brings them back in their order', async () => {
  await keepSaved('ps-01', 'cl-01', 'ps-02')
  await openHydrated(page, `${open.shop.origin}/wishlist`)
  await page.getByText('3 items', { exact: true }).waitFor()
  const names = await cards().getByRole('link').allInnerTexts()
  await press('Clear All')
  await page.getByRole('link', { name: 'Browse Collections' }).waitFor()
  await press('Undo')
  await page.getByText('3 items', { exact: true }).waitFor()
  expect(await cards().getByRole('link').allInnerTexts()).toEqual(names)
})

test('what is gone is counted and told, and stays until the shopper removes it', async () => {
  await keepSaved('ps-01', 'no-such-piece')
  await openHydrated(page, `${open.shop.origin}/wishlist`)
  await page.getByText('2 items', { exact: true }).waitFor()
  await page.getByText('1 no longer available').waitFor()
  expect(await cards().count()).toBe(1)
  await page.reload()
  await page.getByText('2 items', { exact: true }).waitFor()
  await press('Remove')
  await page.getByText('1 item', { exact: true }).waitFor()
  expect(await page.getByText('1 no longer available').count()).toBe(0)
})

test('a list of which nothing is left is not dropped, and can be removed', async () => {
  await keepSaved('no-such-piece')
  await openHydrated(page, `${open.shop.origin}/wishlist`)
  await page.getByText('1 no longer available').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('shop.wishlist'))).toContain('no-such-piece')
  await press('Remove')
  await page.getByRole('heading', { name: 'Nothing is saved yet' }).waitFor()
})

test('where the store fails nothing is lost, and it can be asked again', async () => {
  await keepSaved('ps-01')
  await page.route('**/dev/store', (route) => route.fulfill({ status: 400, json: { message: 'It broke.' } }))
  await openHydrated(page, `${open.shop.origin}/wishlist`)
  await page.getByText('Failed to load products. Please try again.').waitFor()
  await page.unroute('**/dev/store')
  await press('Try Again')
  await page.getByText('1 item', { exact: true }).waitFor()
  expect(await cards().count()).toBe(1)
  complaints.length = 0
})

test('the list goes to a friend as text', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await keepSaved('ps-01', 'cl-01')
  await openHydrated(page, `${open.shop.origin}/wishlist`)
  await page.getByText('2 items', { exact: true }).waitFor()
  await press('Share')
  await page.getByText('Wishlist copied to clipboard').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Kanjivaram Temple Border Silk')
  expect(text).toContain(`${open.shop.origin}/product/cl-01`)
})
