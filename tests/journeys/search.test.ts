import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../shop/eventually.ts'
import { hydrated, openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
let page: Page
beforeEach(async () => {
  const context = await open.browser.newContext({ viewport: viewports.desktop, reducedMotion: 'reduce' })
  page = await context.newPage()
  return () => context.close()
})

const field = () => page.getByRole('banner').getByLabel('Search', { exact: true })
const options = () => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const status = () => page.getByRole('banner').getByRole('status')
const names = (lines: string[]) => lines.map((line) => line.split('\n')[0] ?? '')

describe.each(Object.values(viewports))('at $width px', (viewport) => {
  beforeEach(() => page.setViewportSize(viewport))

  test('the keyboard alone leads from three letters to a piece, and to all results', async () => {
    await openHydrated(page, `${open.shop.origin}/contact`)
    await field().focus()
    await page.keyboard.type('si')
    await page.waitForTimeout(400)
    expect(await options().count()).toBe(0)
    await page.keyboard.type('lk')
    await eventually(() => options().count()).toBe(6)
    expect(await status().innerText()).toBe('5 suggestions for silk.')
    const [first, second = ''] = names(await options().allInnerTexts())

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: second, exact: true }).waitFor()

    await field().fill('')
    await field().fill('silk')
    await eventually(() => options().count()).toBe(6)
    const suggested = names(await options().allInnerTexts()).slice(0, 5)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Search results for "silk"' }).waitFor()
    const found = page.getByRole('article').getByRole('link')
    await eventually(async () => (await found.allInnerTexts()).slice(0, 5)).toEqual(suggested)
    expect(suggested[0]).toBe(first)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  })

  test('the pointer leads to a piece', async () => {
    await openHydrated(page, `${open.shop.origin}/contact`)
    await field().click()
    await page.keyboard.type('kasavu', { delay: 20 })
    await eventually(() => options().count()).toBeGreaterThan(1)
    const [name = ''] = names(await options().first().allInnerTexts())
    await options().first().click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/product\//)
  })
})

test.each([
  ['kanjeevaram', /Kanjivaram/],
  ['kanchipuram sari', /Kanjivaram/],
  ['benarasi', /Banarasi/],
  ['kanjivarm', /Kanjivaram/],
])('%s means what the shopper means', async (typed, expected) => {
  await openHydrated(page, `${open.shop.origin}/contact`)
  await field().fill(typed)
  await eventually(() => options().count()).toBe(6)
  for (const name of names(await options().allInnerTexts()).slice(0, 5)) expect(name).toMatch(expected)
})

test('every key that is typed before the list is here stays, and so does the caret', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/Suggestions*.js', async (route) => {
    await released
    await route.continue()
  })
  await openHydrated(page, `${open.shop.origin}/contact`)
  await field().click()
  await page.keyboard.type('slk')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('i')
  release()
  await eventually(() => options().count()).toBe(6)
  await page.keyboard.type('X')
  expect(await field().inputValue()).toBe('siXlk')
  expect(await field().getAttribute('role')).toBe('combobox')
})

test('the store is asked once, 150 ms after the last key, and an answer to older words is dropped', async () => {
  const asked: string[] = []
  await page.route('**/dev/store', async (route) => {
    const { filter } = route.request().postDataJSON() as { filter: { search?: string } } // the shop's own question
    asked.push(filter.search ?? '')
    // The older question is answered last.
    if (filter.search === 'cotton') await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await openHydrated(page, `${open.shop.origin}/contact`)
  await field().click()
  await page.waitForTimeout(300)
  await page.keyboard.type('cotton', { delay: 30 })
  await eventually(() => asked).toEqual(['cotton'])
  await field().fill('organza')
  await eventually(() => options().count()).toBeGreaterThan(1)
  const shown = await options().allInnerTexts()
  await page.waitForTimeout(1800)
  expect(await options().allInnerTexts()).toEqual(shown)
  expect(await status().innerText()).toContain('for organza.')
  expect(asked).toEqual(['cotton', 'organza'])
})

test('the list goes 200 ms after the focus, at once with Escape, and stays gone after a search', async () => {
  await openHydrated(page, `${open.shop.origin}/contact`)
  await field().fill('silk')
  await eventually(() => options().count()).toBe(6)
  const lasted = await page.evaluate(async () => {
    const isSeen = () => document.querySelector<HTMLElement>('[role="listbox"]')?.offsetParent
    const start = performance.now()
    document.querySelector<HTMLElement>('header a')?.focus()
    while (isSeen()) await new Promise((resolve) => setTimeout(resolve, 5))
    return performance.now() - start
  })
  expect(lasted).toBeGreaterThanOrEqual(195)
  expect(lasted).toBeLessThan(600)
  await field().focus()
  await eventually(() => options().count()).toBe(6)
  await page.keyboard.press('Escape')
  expect(await options().count()).toBe(0)
  expect(await field().inputValue()).toBe('silk')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Search results for "silk"' }).waitFor()
  await page.waitForTimeout(400)
  expect(await options().count()).toBe(0)
})

test('what was searched for is remembered on the device, five at most, until it is cleared', async () => {
  await openHydrated(page, `${open.shop.origin}/contact`)
  for (const words of ['one', 'two', 'three', 'four', 'five', 'Temple  border', 'six', 'temple border']) {
    await field().fill(words)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === words)
  }
  await eventually(() => page.evaluate(() => localStorage.getItem('shop.searches'))).toContain('["temple border","six"')
  await page.goto(`${open.shop.origin}/contact`)
  await hydrated(page)
  await field().click()
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')
  await eventually(() => recent.allInnerTexts()).toEqual(['temple border', 'six', 'five', 'four', 'three'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Search results for "temple border"' }).waitFor()
  await field().fill('')
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(await recent.count()).toBe(0)
  expect(await field().evaluate((input) => input === document.activeElement)).toBe(true)
  await page.reload()
  await hydrated(page)
  await field().fill('')
  await page.waitForTimeout(500)
  expect(await recent.count()).toBe(0)
})

test.each(['(', '*.+?', '<img src=x onerror=alert(1)>', '%', '&#', '\\', 'சேலை', '"\'`', '🥻🥻🥻'])(
  'odd signs are harmless: %s',
  async (signs) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('response', (response) => response.status() >= 500 && faults.push(response.url()))
    page.on('dialog', (dialog) => faults.push(dialog.message()))
    await openHydrated(page, `${open.shop.origin}/contact`)
    await field().fill(signs.padEnd(4, signs))
    await page.waitForTimeout(500)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /^Search results for/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('search')).toBe(signs.padEnd(4, signs))
    expect(faults).toEqual([])
  },
)

test('a blank search does nothing', async () => {
  await openHydrated(page, `${open.shop.origin}/contact`)
  await field().click()
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(200)
  expect(page.url()).toBe(`${open.shop.origin}/contact`)
})

test('a search without finds offers the bestsellers and every category', async () => {
  await openHydrated(page, `${open.shop.origin}/contact`)
  await field().fill('zzzz')
  await eventually(() => options().count()).toBe(8)
  expect(await status().innerText()).toBe('No suggestions for zzzz.')
  await options().first().click()
  await page.getByRole('heading', { level: 1, name: 'Bestsellers' }).waitFor()
})

test('a store that fails is told of, and the results can still be asked for', async () => {
  await page.route('**/dev/store', (route) => route.fulfill({ status: 500, json: { message: 'Down' } }))
  await openHydrated(page, `${open.shop.origin}/contact`)
  await field().fill('silk')
  await page.getByText('Suggestions could not be loaded. You can search all the same.').waitFor()
  expect(await options().allInnerTexts()).toEqual(['View all results'])
})

test('where the list cannot be had the form searches by itself', async () => {
  await page.route('**/Suggestions*.js', (route) => route.abort())
  await openHydrated(page, `${open.shop.origin}/contact`)
  await field().fill('silk')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Search results for "silk"' }).waitFor()
  expect(await options().count()).toBe(0)
})
