import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { complaintsOf } from '../shop/complaints.ts'
import { eventually } from '../shop/eventually.ts'
import { hydrated, openHydrated, partHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
let page: Page
beforeEach(async () => {
  const context = await open.browser.newContext({ viewport: viewports.desktop, reducedMotion: 'reduce' })
  page = await context.newPage()
  const complaints = complaintsOf(page)
  return async () => {
    expect(complaints).toEqual([])
    await context.close()
  }
})

const count = (of: Page = page) => of.getByRole('main').getByRole('status').first().innerText()
const names = (of: Page = page) => of.getByRole('article').getByRole('link').allInnerTexts()
const chips = () => page.getByRole('list', { name: 'Active filters' }).getByRole('button')
const tools = () => page.getByRole('group', { name: 'Category, order and filters' })
const panel = () => page.getByRole('complementary', { name: 'Filters' })
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Opens a listing and waits until its tools are taken over too. */
async function openListing(query: string) {
  await openHydrated(page, `${open.shop.origin}/collections${query}`)
  await partHydrated(tools())
}

test('the keyboard alone opens the filters, chooses, takes a choice back and clears all', async () => {
  await openListing('/cotton-linen')
  await tools().getByRole('button', { name: 'Filters' }).press('Enter')
  await panel().getByRole('group', { name: 'Fabric' }).waitFor()
  const key = async (role: 'checkbox' | 'radio', name: string) => {
    await panel().getByRole(role, { name }).first().focus()
    await page.keyboard.press('Space')
  }
  await key('radio', 'Under ₹5,000')
  await panel()
    .getByRole('group', { name: 'Fabric' })
    .getByRole('button', { name: /^Show all/ })
    .press('Enter')
  await key('checkbox', 'Linen ')
  await key('checkbox', 'In Stock')
  await eventually(() => chips().allInnerTexts()).toEqual(['Under ₹5,000', 'Linen', 'In Stock'])
  await tools().getByRole('button', { name: 'Filters (3)' }).waitFor()
  expect(new URL(page.url()).search).toBe('?price_max=5000&fabric=Linen&availability=in-stock&filters=open')
  await eventually(async () => (await names()).length).toBeGreaterThan(0)
  const some = await count()

  await page.getByRole('button', { name: 'Remove Linen' }).press('Enter')
  await eventually(() => chips().allInnerTexts()).toEqual(['Under ₹5,000', 'In Stock'])
  expect(await focused()).toBe('In Stock')
  await eventually(() => count()).not.toBe(some)
  await page.getByRole('button', { name: 'Clear All' }).press('Enter')
  await eventually(() => count()).toBe('24 of 24 products')
  expect(await chips().count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/collections/cotton-linen')
})

test('each value says how many it would leave, and leaves as many', async () => {
  await openListing('/pure-silks?filters=open&rating=4')
  await partHydrated(panel().getByRole('group', { name: 'Fabric' }))
  await panel()
    .getByRole('group', { name: 'Fabric' })
    .getByRole('button', { name: /^Show all/ })
    .click()
  const silk = panel().getByRole('checkbox', { name: /^Mulberry silk/ })
  const words = await silk.evaluate((box) => box.closest('label')?.textContent)
  const left = Number(/\d+$/.exec(words ?? '')?.[0])
  expect(left).toBeGreaterThan(1)
  await silk.click()
  await eventually(() => count()).toBe(`${left} of ${left} products`)
})

test('a link sent to someone else shows the same list, and so does a reload', async () => {
  const address = `${open.shop.origin}/collections?color=Gold&occasion=Wedding&sort=price-high&view=list`
  await openHydrated(page, address)
  const mine = await names()
  expect(mine.length).toBeGreaterThan(5)
  const another = await open.browser.newContext({ viewport: viewports.phone })
  const theirs = await another.newPage()
  await openHydrated(theirs, page.url())
  expect(await names(theirs)).toEqual(mine)
  expect(await count(theirs)).toBe(await count())
  await theirs.reload()
  expect(await names(theirs)).toEqual(mine)
  await another.close()
})

test('order, view and category change the list and its address, and Back goes through categories', async () => {
  await openListing('?color=Gold')
  await tools().getByLabel('Sort by').selectOption('price-low')
  await eventually(() => new URL(page.url()).search).toBe('?color=Gold&sort=price-low')
  await tools().getByRole('button', { name: 'List view' }).click()
  await eventually(() =>
    page
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .innerText(),
  ).toBe('Quick view')
  await tools().getByLabel('Category').selectOption('semi-silks')
  await page.getByRole('heading', { level: 1, name: 'Semi Silks' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/collections/semi-silks')
  expect(new URL(page.url()).search).toBe('?color=Gold&sort=price-low&view=list')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor()
  expect(await chips().allInnerTexts()).toEqual(['Gold'])
})

test('on a phone the filters are a sheet: the number is live, Back closes it, and the choice stays', async () => {
  await page.setViewportSize(viewports.phone)
  await openListing('')
  const before = page.url()
  await tools().getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Show 119 products' }).waitFor()
  await sheet.getByRole('checkbox', { name: 'On Sale' }).click()
  await eventually(() => sheet.getByRole('button', { name: /^Show \d+ products$/ }).innerText()).not.toContain('119')
  const promised = await sheet.getByRole('button', { name: /^Show \d+ products$/ }).innerText()
  await page.goBack()
  await sheet.waitFor({ state: 'hidden' })
  const total = /\d+/.exec(promised)?.[0]
  await eventually(() => count()).toContain(`of ${total} products`)
  expect(page.url()).toBe(`${before}?on_sale=true`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await tools().getByRole('button', { name: 'Filters (1)' }).click()
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await sheet.getByRole('button', { name: 'Show 119 products' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await eventually(() => page.url()).toBe(before)
  await eventually(() => count()).toBe('24 of 119 products')
})

test('Back from far down a long list finds the very place, with the filters as they were', async () => {
  await openHydrated(page, `${open.shop.origin}/collections?rating=4&filters=open&show=96`)
  const card = page.getByRole('article').nth(70).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const top = async () => Math.round((await card.boundingBox())?.y ?? NaN)
  const seen = await top()
  const name = await card.innerText()
  await card.click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('article').nth(70).waitFor()
  await eventually(async () => Math.abs((await top()) - seen)).toBeLessThanOrEqual(4)
  expect(await panel().isVisible()).toBe(true)
})

test('a choice is seen in the frame after the press, however slow the store is', async () => {
  await page.route('**/dev/store', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await openListing('?filters=open')
  await partHydrated(panel().getByRole('checkbox', { name: 'On Sale' }))
  const frames = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const box = [...document.querySelectorAll<HTMLInputElement>('aside input[type="checkbox"]')].at(-1)
    const chip = () => document.querySelector('[aria-label="Active filters"]')?.textContent
    await nextFrame()
    box?.click()
    let passed = 0
    while (chip() !== 'On Sale' && passed < 60) {
      await nextFrame()
      passed += 1
    }
    return { passed, checked: box?.checked }
  })
  expect(frames.checked).toBe(true)
  expect(frames.passed).toBeLessThanOrEqual(1)
  // The cards of before stay until those of the choice are here.
  expect(await page.getByRole('article').count()).toBe(24)
})

test('a pointer that rests on a card begins its page: code, data and first picture', async () => {
  await openHydrated(page, `${open.shop.origin}/collections`)
  const asked: string[] = []
  page.on('request', (request) => {
    const isQuestion = request.postData()?.includes('"entityId":"cl-01"')
    asked.push(isQuestion ? 'its question' : new URL(request.url()).pathname)
  })
  await page.getByRole('article').nth(1).getByRole('link').hover()
  await eventually(() => asked.some((line) => /ProductPage/.test(line))).toBe(true)
  await eventually(() => asked.includes('its question')).toBe(true)
  await eventually(() => asked.some((line) => /\/pictures\/\d+\/cl-01-full/.test(line))).toBe(true)
  asked.length = 0
  await page.getByRole('article').nth(1).getByRole('link').click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().waitFor()
  expect(asked.filter((line) => /ProductPage|its question/.test(line))).toEqual([])
})

test('a heart on a card is kept on the device, and in every tab', async () => {
  await openHydrated(page, `${open.shop.origin}/collections`)
  const heart = (of: Page) => of.getByRole('button', { name: /^Save .* to wishlist$/ }).first()
  const second = await page.context().newPage()
  await openHydrated(second, `${open.shop.origin}/collections`)
  await heart(page).click()
  await eventually(() => heart(page).getAttribute('aria-pressed')).toBe('true')
  await eventually(() => heart(second).getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await hydrated(page)
  await eventually(() => heart(page).getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('button', { name: /^Save/, pressed: true }).count()).toBe(1)
})
