import { type Locator, type Page, expect } from '@playwright/test'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { origin, test } from '../support/journey.ts'
import { serveInPieces } from '../support/serveInPieces.ts'
import { storeEntry } from '../support/storeEntry.ts'

const products = ['ps-01', 'cl-01', 'cl-02', 'us-01'].map((key) => ({
  // As the store has it: a changed price adds a notice above the lines.
  product: { key, ...catalogueRecords.find(({ entityId }) => entityId === key) },
}))
const items = products.slice(0, 2).map((item) => ({ ...item, quantity: 2 }))
// With its place the checkout shows the delivery.
const filledCart = { cart: { items, shippingAddress: { city: 'Kollam', state: 'Kerala' } } }
const filledWishlist = { wishlist: { items: products.map(({ product }) => product) } }

const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/collections' },
  { name: 'product', path: '/product/ps-01' },
  { name: 'empty search', path: '/collections?search=bicycle' },
  { name: 'empty cart', path: '/cart' },
  { name: 'filled cart', path: '/cart', cart: filledCart },
  { name: 'checkout', path: '/checkout', cart: filledCart },
]
const sizes = [viewports.phone, viewports.desktop]

/** The score below which nothing moves. What is left are lines whose font the browser gives up on: 3 to 5 px, up to 0.0005. */
const still = 0.001

const scoreOf = (shifts: readonly string[]) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)

/** Wide enough for two buttons of a phone in a row. */
const widePhone = { width: 412, height: 823 }

for (const viewport of [...sizes, widePhone]) {
  test.describe(`at ${viewport.width} px nothing moves while it loads:`, () => {
    for (const { name, path, cart } of pages) {
      test(name, async ({ page, context }) => {
        await page.setViewportSize(viewport)
        if (cart) await storeEntry(context, 'shop.cart', cart)
        await openSlowly(page, path)
        const shifts = await shiftsOf(page)
        expect(scoreOf(shifts), shifts.join('\n')).toBeLessThan(still)
      })
    }
  })
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px nothing moves while it is scrolled and pictures come late:`, () => {
    for (const { name, path } of pages.slice(0, 3)) {
      test(name, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.route('**/pictures/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 200))
          await route.continue().catch(() => undefined) // the test may be over
        })
        await openSlowly(page, path)
        await scrollThrough(page)
        const pictures = await page.evaluate(
          () => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length,
        )
        expect(pictures).toBeGreaterThan(1)
        const shifts = await shiftsOf(page)
        expect(scoreOf(shifts), shifts.join('\n')).toBeLessThan(still)
      })
    }
  })
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px a reloaded page stays where it was scrolled to, and nothing moves:`, () => {
    for (const { name, path, cart } of [...pages, { name: 'wishlist', path: '/wishlist', cart: undefined }]) {
      test(name, async ({ page, context }) => {
        await page.setViewportSize(viewport)
        await observeShifts(page)
        if (cart) await storeEntry(context, 'shop.cart', cart)
        await storeEntry(context, 'shop.wishlist', filledWishlist)
        await openHydrated(page, path)
        await scrollThrough(page)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => scrollBy(0, -100))
        await shiftsOf(page)
        const offset = await page.evaluate(() => scrollY)
        expect(offset).toBeGreaterThan(100)

        const { release } = await holdRequests(page, '**/*.js')
        await page.reload({ waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await loadedFonts(page)
        const { length: before } = await shiftsOf(page)
        release()
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        // The browser keeps what it shows where it is when a line above it gets its own font: up to 5 px each.
        expect(Math.abs((await page.evaluate(() => scrollY)) - offset)).toBeLessThan(20)
        const shifts = (await shiftsOf(page)).slice(before)
        expect(scoreOf(shifts), shifts.join('\n')).toBeLessThan(still)
      })
    }
  })
}

for (const viewport of [viewports.phone, viewports.tablet, viewports.desktop]) {
  test(`at ${viewport.width} px nothing moves when a shopper jumps to the end of a product page`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const keys = ['cl-01', 'ps-02', 'ps-03', 'us-01']
      localStorage.setItem('shop.viewed', JSON.stringify({ state: { keys }, version: 1 }))
    })
    const rows = ['You might also like', 'Recently viewed'].map((name) => page.getByRole('region', { name }))
    // The cards load after the end of the page has been shown without them.
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/dev/store', async (route) => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest('**/dev/store')
    await openSlowly(page, '/product/ps-01')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await asked
    await shiftsOf(page)
    const reserved = await Promise.all(rows.map(heightOf))
    release()
    for (const row of rows) await expect(row.getByRole('article')).toHaveCount(4)
    // Scroll anchoring hides it here: what is below moves in a window that shows the end of the row.
    for (const [at, height] of (await Promise.all(rows.map(heightOf))).entries())
      expect(Math.abs(height - (reserved[at] ?? 0))).toBeLessThan(1)
    const shifts = await shiftsOf(page)
    expect(scoreOf(shifts), shifts.join('\n')).toBeLessThan(still)
  })
}

for (const viewport of [...sizes, viewports.tablet, widePhone]) {
  test(`at ${viewport.width} px the hero does not move when its other slides arrive late`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const shop = await serveInPieces(origin(), '/', ' aria-label="2 of 3: ')
    try {
      await observeShifts(page)
      await page.goto(shop.origin, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await loadedFonts(page)
      const { length: before } = await shiftsOf(page)
      const second = page.getByRole('group', { name: /^2 of 3: /, includeHidden: true })
      expect(await second.count()).toBe(0)
      shop.sendRest()
      await expect(second).toBeAttached()
      await page.waitForLoadState('networkidle')
      const shifts = (await shiftsOf(page)).slice(before)
      expect(scoreOf(shifts), shifts.join('\n')).toBeLessThan(still)
    } finally {
      shop.close()
    }
  })
}

test('the fallback fonts of headings and of names differ in width as their own fonts do', async ({ page }) => {
  await page.goto('/collections')
  const { letters, fallbacks } = await page.evaluate(async () => {
    await document.fonts.ready
    // Those of src/theme/type.css.ts.
    const widthAs = (fontWeight: string, opticalSize: number) => {
      const line = document.createElement('span')
      line.textContent = 'Balaramapuram Slim Kasavu Saree, Kanjivaram Temple Border Silk, Handpicked for You'
      const style = { fontFamily: 'Fraunces', fontSize: '100px', position: 'absolute', whiteSpace: 'nowrap' }
      Object.assign(line.style, { ...style, fontWeight, fontVariationSettings: `'opsz' ${opticalSize}` })
      document.body.append(line)
      const { width } = line.getBoundingClientRect()
      line.remove()
      return width
    }
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => [style.getPropertyValue('font-family'), style.getPropertyValue('size-adjust')] as const)
    const adjusted = (name: string) => Number.parseFloat(faces.find(([family]) => family.includes(name))?.[1] ?? '')
    return {
      letters: widthAs('330', 120) / widthAs('400', 30),
      fallbacks: ['Georgia', 'Noto Serif'].map(
        (font) => adjusted(`Fraunces Heading Fallback: ${font}`) / adjusted(`Fraunces Fallback: ${font}`),
      ),
    }
  })
  for (const ratio of fallbacks) expect(Math.abs(ratio - letters)).toBeLessThan(0.02)
})

test('a shift is found', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  await openSlowly(page, '/contact')
  await page.evaluate(() => document.querySelector('main')?.prepend('A line that comes late'))
  expect(scoreOf(await shiftsOf(page))).toBeGreaterThan(still)
})

/**
 * Opens a page whose pictures and scripts come only after it has been painted without them. It keeps its fallback font: the
 * fallbacks have the metrics of the shop's fonts, but none of them is on a machine that has the fonts of the tests alone.
 */
async function openSlowly(page: Page, path: string): Promise<void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.(woff2|svg|webp|avif|js)$/, async (route) => {
    await released
    await route.continue()
  })
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html).toContain('font-display:swap')
    await route.fulfill({ response, body: html.replaceAll('font-display:swap', 'font-display:optional') })
  })
  await observeShifts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await hydrated(page)
  await page.waitForLoadState('load')
}

/** The serif of titles and the sans of the rest: what their letters move is not in question. */
async function loadedFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length > 1)
}

/** Keeps what moves in the next page, for `shiftsOf`. */
async function observeShifts(page: Page): Promise<void> {
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
}

/**
 * Scrolls to the end by half a window, as fast as the page keeps up: each time until it has answered what came near, and
 * the pictures in sight are there.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isInSight = (image: Element) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < innerHeight
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      do {
        // What comes into view is told with the next frame, and rendered by a task after it.
        await frame()
        await frame()
        await idle()
      } while ([...document.images].some((image) => !image.complete && isInSight(image)))
    }
  })
}

/**
 * What has moved since the page began, each with its score. Two frames are drawn first: a shift is reported with the
 * frame it is seen in.
 */
async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await new Promise((resolve) => setTimeout(resolve))
    return (window as typeof window & { shifts: string[] }).shifts // set before the page began
  })
}

/** In px. */
function heightOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().height)
}
