import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()

const filledCart = JSON.stringify({
  state: {
    cart: {
      items: ['ps-01', 'cl-01'].map((key) => ({
        product: { key, entityId: key, name: 'Kanjivaram Temple Border Silk', price: 4200 },
        quantity: 2,
      })),
    },
  },
  version: 1,
})

const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/collections' },
  { name: 'product', path: '/product/ps-01' },
  { name: 'empty cart', path: '/cart' },
  { name: 'filled cart', path: '/cart', cart: filledCart },
  { name: 'checkout', path: '/checkout', cart: filledCart },
]
const sizes = [viewports.phone, viewports.desktop]

/**
 * The score below which nothing moves: 0.00 as every tool prints it. What is left are letters that the fallback font
 * sets a fraction of a pixel wider or narrower than the shop's own.
 */
const still = 0.005

const isStill = (shifts: readonly string[]) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) < still

describe.each(sizes)('at $width px nothing moves while it loads:', (viewport) => {
  test.each(pages)('$name', async ({ path, cart }) => {
    const page = await open.browser.newPage({ viewport })
    if (cart) await page.addInitScript((text) => localStorage.setItem('shop.cart', text), cart)
    await openSlowly(page, path)
    expect(await shiftsOf(page)).toSatisfy(isStill)
    await page.close()
  })
})

describe.each(sizes)('at $width px nothing moves while it is scrolled and pictures come late:', (viewport) => {
  test.each(pages.slice(0, 3))('$name', async ({ path }) => {
    const page = await open.browser.newPage({ viewport })
    await page.route('**/pictures/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue().catch(() => undefined) // the test may be over
    })
    await openSlowly(page, path)
    const pictures = await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top)
        await new Promise((resolve) => setTimeout(resolve, 150))
      }
      return [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length
    })
    expect(pictures).toBeGreaterThan(1)
    expect(await shiftsOf(page)).toSatisfy(isStill)
    await page.close()
  })
})

test('what moves is seen', async () => {
  const page = await open.browser.newPage({ viewport: viewports.phone })
  await openSlowly(page, '/contact')
  await page.evaluate(() => document.querySelector('main')?.prepend('A line that comes late'))
  expect(await shiftsOf(page)).not.toSatisfy(isStill)
  await page.close()
})

/** Opens a page whose fonts, pictures and scripts come only after it has been painted without them. */
async function openSlowly(page: Page, path: string): Promise<void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.(woff2|svg|webp|avif|js)$/, async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's library does not know this entry: https://wicg.github.io/layout-instability/#sec-layout-shift
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
        )
        shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(open.shop.origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await hydrated(page)
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** What has moved since the page began, each with its score. Two frames are drawn first: a shift is reported with the frame it is seen in. */
async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await new Promise((resolve) => setTimeout(resolve))
    return (window as typeof window & { shifts: string[] }).shifts // set before the page began
  })
}
