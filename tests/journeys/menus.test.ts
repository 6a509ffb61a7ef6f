import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../shop/eventually.ts'
import { openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
let page: Page
beforeEach(async () => {
  const context = await open.browser.newContext({ viewport: viewports.desktop, reducedMotion: 'reduce' })
  page = await context.newPage()
  return () => context.close()
})

const menu = () => page.getByRole('button', { name: 'Menu', exact: true })
const panel = () => page.getByRole('navigation', { name: 'Shop' })
const sheet = () => page.getByRole('dialog', { name: 'Menu' })
/** As a finger does it: Playwright's own click scrolls to what is sticky. */
async function press() {
  const box = await menu().boundingBox()
  if (!box) throw new Error('Menu is not to be seen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
const scrolled = () => page.evaluate(() => scrollY)
const hasFocus = () => menu().evaluate((button) => button === document.activeElement)

describe('the panel of a wide window', () => {
  test('opens by key, closes by Escape, by a press elsewhere and by going somewhere', async () => {
    await openHydrated(page, `${open.shop.origin}/collections`)
    await menu().focus()
    await page.keyboard.press('Enter')
    await panel().waitFor()
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    expect(await hasFocus()).toBe(true)

    await menu().click()
    await panel().waitFor()
    await page.mouse.click(640, 850)
    await panel().waitFor({ state: 'detached' })

    await menu().click()
    await panel().getByRole('link', { name: 'Pure Silks 15 pieces' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pure Silks' }).waitFor()
    await panel().waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${open.shop.origin}/collections/pure-silks`)
  })

  test('each count is the count of its list', async () => {
    await openHydrated(page, `${open.shop.origin}/contact`)
    await menu().click()
    const links = panel().getByRole('link', { name: /pieces$/ })
    await eventually(() => links.count()).toBe(7)
    const told = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), /(\d+) pieces/.exec(link.textContent)?.[1]]),
    )
    for (const [href, count] of told) {
      const html = await (await fetch(`${open.shop.origin}${href}`)).text()
      expect(html).toMatch(new RegExp(`of (<!-- -->)?${count}(<!-- -->)? products`))
    }
  })
})

describe.each([viewports.phone, viewports.tablet])('the sheet at $width px', (viewport) => {
  beforeEach(() => page.setViewportSize(viewport))

  test('Back closes it, and the page is where it was', async () => {
    await openHydrated(page, `${open.shop.origin}/collections`)
    await page.evaluate(() => scrollTo(0, 700))
    await press()
    await sheet().waitFor()
    expect(await scrolled()).toBe(700)
    await page.mouse.move(60, 400)
    await page.mouse.wheel(0, 300)
    await page.mouse.move(viewport.width - 10, 400)
    await page.mouse.wheel(0, 300)
    expect(await scrolled()).toBe(700)
    await page.goBack()
    await sheet().waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${open.shop.origin}/collections`)
    await eventually(scrolled).toBe(700)
    expect(await hasFocus()).toBe(true)
    // Once more, and out: no entry is left behind.
    await press()
    await sheet().waitFor()
    await page.keyboard.press('Escape')
    await sheet().waitFor({ state: 'detached' })
    await eventually(scrolled).toBe(700)
  })

  test('a link of it closes it, begins at the head, and Back returns to the page below', async () => {
    await openHydrated(page, `${open.shop.origin}/contact`)
    await page.evaluate(() => scrollTo(0, 200))
    await press()
    await sheet().getByRole('link', { name: 'Semi Silks' }).click()
    await page.getByRole('heading', { level: 1, name: 'Semi Silks' }).waitFor()
    await sheet().waitFor({ state: 'detached' })
    await eventually(scrolled).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
    expect(await sheet().count()).toBe(0)
  })

  test('its search suggests, and leads to the results', async () => {
    await openHydrated(page, `${open.shop.origin}/contact`)
    await menu().click()
    const field = sheet().getByLabel('Search', { exact: true })
    await field.fill('silk')
    await eventually(() => sheet().getByRole('option').count()).toBe(6)
    await page.keyboard.press('Escape')
    expect(await sheet().getByRole('option').count()).toBe(0)
    expect(await sheet().count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Search results for "silk"' }).waitFor()
    await sheet().waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
  })

  test('the focus stays in it', async () => {
    await openHydrated(page, `${open.shop.origin}/contact`)
    await menu().focus()
    await page.keyboard.press('Enter')
    await sheet().waitFor()
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await sheet().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
  })

  test('a page loaded anew with its menu open has it open', async () => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await openHydrated(page, `${open.shop.origin}/contact`)
    await menu().click()
    await sheet().waitFor()
    await page.reload()
    await sheet().waitFor()
    await page.keyboard.press('Escape')
    await sheet().waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })
})

test('where its code cannot be had the button leads to the foot of the page', async () => {
  await page.setViewportSize(viewports.phone)
  await page.route('**/MobileMenu*.js', (route) => route.abort())
  await openHydrated(page, `${open.shop.origin}/collections/pure-silks`)
  await menu().click()
  const foot = page.getByRole('contentinfo')
  expect(await sheet().count()).toBe(0)
  await eventually(() => foot.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(700)
})

test('without scripts Menu leads to the foot of the page', async () => {
  const context = await open.browser.newContext({ javaScriptEnabled: false, viewport: viewports.phone })
  const bare = await context.newPage()
  await bare.goto(`${open.shop.origin}/collections/pure-silks`)
  await bare.getByRole('link', { name: 'Menu' }).click()
  expect(await bare.getByRole('contentinfo').evaluate((foot) => foot.getBoundingClientRect().top)).toBeLessThan(700)
  await bare.getByRole('contentinfo').getByRole('link', { name: 'Semi Silks' }).click()
  await bare.getByRole('heading', { level: 1, name: 'Semi Silks' }).waitFor()
  await context.close()
})

test('the email address stands in one line, whatever the width', async () => {
  await openHydrated(page, `${open.shop.origin}/contact`)
  await page.evaluate(() => document.fonts.ready)
  const email = page.getByRole('contentinfo').getByRole('link', { name: '@' })
  for (let width = 320; width <= 1344; width += 32) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await email.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return range.getClientRects().length
    })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ width, lines, overflow: Math.max(0, overflow) }).toEqual({ width, lines: 1, overflow: 0 })
  }
})
