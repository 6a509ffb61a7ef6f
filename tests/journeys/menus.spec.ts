import { type Page, expect } from '@playwright/test'
import { holdRequests } from '../support/holdRequests.ts'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, origin, test } from '../support/journey.ts'
import { storeEntry } from '../support/storeEntry.ts'

test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: 'reduce' } })
let page: Page
test.beforeEach(({ page: itsPage }) => {
  page = itsPage
})

const menu = () => page.getByRole('button', { name: 'Menu', exact: true })
const panel = () => page.getByRole('navigation', { name: 'Shop' })
const sheet = () => page.getByRole('dialog', { name: 'Menu' })
/** Presses as a finger does, without scrolling: Playwright's own click would scroll to a sticky element. */
async function press() {
  const box = await menu().boundingBox()
  if (!box) throw new Error('Menu is not to be seen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
const scrolled = () => page.evaluate(() => scrollY)
const hasFocus = () => menu().evaluate((button) => button === document.activeElement)

test.describe('the panel of a wide window', () => {
  test('opens by key, closes by Escape, by a press elsewhere and by going somewhere', async () => {
    await openHydrated(page, '/collections')
    await menu().focus()
    await page.keyboard.press('Enter')
    await expect(panel()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel()).toHaveCount(0)
    await eventually(() => hasFocus()).toBe(true)

    await menu().click()
    await expect(panel()).toBeVisible()
    await page.mouse.click(640, 850)
    await expect(panel()).toHaveCount(0)

    await menu().click()
    await panel().getByRole('link', { name: 'Pure Silks 15 pieces' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pure Silks' })).toBeVisible()
    await expect(panel()).toHaveCount(0)
    await expect(page).toHaveURL(`${origin()}/collections/pure-silks`)
  })

  test('each count is the count of its list', async () => {
    await openHydrated(page, '/contact')
    await menu().click()
    const links = panel().getByRole('link', { name: /pieces$/ })
    await expect(links).toHaveCount(7)
    const told = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), /(\d+) pieces/.exec(link.textContent)?.[1]]),
    )
    for (const [href, count] of told) {
      const html = await (await fetch(`${origin()}${href}`)).text()
      expect(html).toMatch(new RegExp(`of (<!-- -->)?${count}(<!-- -->)? products`))
    }
  })
})

for (const viewport of [viewports.phone, viewports.tablet]) {
  test.describe(`the sheet at ${viewport.width} px`, () => {
    test.beforeEach(() => page.setViewportSize(viewport))

    test('Back closes it, and the page is where it was', async () => {
      await openHydrated(page, '/collections')
      await page.evaluate(() => scrollTo(0, 700))
      await press()
      await expect(sheet()).toBeVisible()
      expect(await scrolled()).toBe(700)
      await page.mouse.move(60, 400)
      await page.mouse.wheel(0, 300)
      await page.mouse.move(viewport.width - 10, 400)
      await page.mouse.wheel(0, 300)
      expect(await scrolled()).toBe(700)
      await page.goBack()
      await expect(sheet()).toHaveCount(0)
      await expect(page).toHaveURL(`${origin()}/collections`)
      await eventually(scrolled).toBe(700)
      await eventually(() => hasFocus()).toBe(true)
      // Once more, and out: no entry is left behind.
      await press()
      await expect(sheet()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet()).toHaveCount(0)
      await eventually(scrolled).toBe(700)
    })

    test('a link of it closes it and opens its page at the top, and Back returns to the page below', async () => {
      await openHydrated(page, '/contact')
      await page.evaluate(() => scrollTo(0, 200))
      await press()
      await sheet().getByRole('link', { name: 'Semi Silks' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Semi Silks' })).toBeVisible()
      await expect(sheet()).toHaveCount(0)
      await eventually(scrolled).toBe(0)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
      await expect(sheet()).toHaveCount(0)
    })

    // The router renders the entry of the open sheet in a later task than that of the press.
    for (const how of ['Back', 'Escape'] as const) {
      test(`${how} closes it before the router has rendered its history entry`, async () => {
        await openHydrated(page, '/contact')
        // Its module is loaded from now on.
        await menu().click()
        await expect(sheet()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(sheet()).toHaveCount(0)
        const entry = await page.evaluate(() => history.state as { key: string }) // the router's
        // In milliseconds: React may be rendering the entry meanwhile.
        for (const delay of [0, 1, 2, 4, 8, 16]) {
          const wasOpen = await menu().evaluate(
            async (button: HTMLElement, { how: by, delay: ms }) => {
              button.click()
              await Promise.resolve()
              const isOpen = document.querySelector('[role="dialog"]') !== null
              await new Promise((resolve) => setTimeout(resolve, ms))
              if (by === 'Back') history.back()
              else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
              return isOpen
            },
            { how, delay },
          )
          expect(wasOpen).toBe(true)
          await eventually(() => page.evaluate(() => history.state as object)).toMatchObject(entry)
          await expect(sheet()).toHaveCount(0)
        }

        await menu().click()
        await expect(sheet()).toBeVisible()
        await page.goBack()
        await expect(sheet()).toHaveCount(0)
        await expect(page).toHaveURL(`${origin()}/contact`)
      })
    }

    test('sign-up from the menu of the sign-in page returns to where the shopper came from', async () => {
      await openHydrated(page, '/wishlist')
      await menu().click()
      await sheet().getByRole('link', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(`${origin()}/signin`)
      await expect(sheet()).toHaveCount(0)
      await menu().click()
      await sheet().getByRole('link', { name: 'Sign Up', exact: true }).click()
      await expect(page).toHaveURL(`${origin()}/signup`)
      const { usr } = await page.evaluate(() => history.state as { usr: unknown }) // the router's
      expect(usr).toEqual({ from: '/wishlist' })
    })

    test('a link to the page below closes it before the router has rendered its history entry', async () => {
      await openHydrated(page, '/collections')
      await menu().click()
      await expect(sheet()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet()).toHaveCount(0)
      const wasOpen = await menu().evaluate(async (button: HTMLElement) => {
        button.click()
        await Promise.resolve()
        const link = document.querySelector<HTMLElement>('[role="dialog"] a[href="/collections"]')
        link?.click()
        return link !== null
      })
      expect(wasOpen).toBe(true)
      await expect(sheet()).toHaveCount(0)
      await expect(page).toHaveURL(`${origin()}/collections`)
    })

    test('its search suggests, and leads to the results', async () => {
      await openHydrated(page, '/contact')
      await menu().click()
      const field = sheet().getByLabel('Search', { exact: true })
      await field.fill('silk')
      await expect(sheet().getByRole('option')).toHaveCount(6)
      await page.keyboard.press('Escape')
      await expect(sheet().getByRole('option')).toHaveCount(0)
      await expect(sheet()).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Search results for "silk"' })).toBeVisible()
      await expect(sheet()).toHaveCount(0)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    })

    test('Escape closes its suggestions first, while they load and from Clear too', async () => {
      await storeEntry(page.context(), 'shop.searches', { terms: ['kasavu'] })
      await openHydrated(page, '/contact')
      const held = await holdRequests(page, '**/dev/store')
      await menu().click()
      const field = sheet().getByLabel('Search', { exact: true })
      await field.fill('silk')
      await expect(sheet().getByText('Searching…')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet().getByText('Searching…')).toBeHidden()
      await expect(sheet()).toHaveCount(1)
      held.release()

      await field.fill('')
      await sheet().getByRole('button', { name: 'Clear', exact: true }).focus()
      await page.keyboard.press('Escape')
      await expect(sheet().getByText('Recent searches')).toBeHidden()
      await expect(field).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet()).toHaveCount(0)
    })

    test('the focus stays in it', async () => {
      await openHydrated(page, '/contact')
      await menu().focus()
      await page.keyboard.press('Enter')
      await expect(sheet()).toBeVisible()
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab')
        await eventually(() => sheet().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
      }
    })

    test('the focus returns to the button where a press does not focus it, as in Safari', async () => {
      await page.addInitScript(() => {
        document.addEventListener('mousedown', (event) => event.preventDefault(), true)
      })
      await openHydrated(page, '/contact')
      await menu().click()
      await eventually(() => sheet().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(sheet()).toHaveCount(0)
      await eventually(() => hasFocus()).toBe(true)
    })

    test('a reload with the menu open keeps it open', async () => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await openHydrated(page, '/contact')
      await menu().click()
      await expect(sheet()).toBeVisible()
      await page.reload()
      // On a busy machine it is seen before it takes the focus and listens to keys.
      await eventually(() => sheet().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(sheet()).toHaveCount(0)
      expect(faults).toEqual([])
    })
  })
}

test('when its code cannot be loaded, the button leads to the footer', async ({ consoleErrors }) => {
  await page.setViewportSize(viewports.phone)
  await page.route('**/MobileMenu*.js*', (route) => route.abort())
  await openHydrated(page, '/collections/pure-silks')
  await menu().click()
  const foot = page.getByRole('contentinfo')
  await expect(sheet()).toHaveCount(0)
  await eventually(() => foot.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(700)
  // The console reports the file that was blocked.
  consoleErrors.length = 0
})

test('without scripts Menu leads to the footer', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: viewports.phone })
  const bare = await context.newPage()
  await bare.goto('/collections/pure-silks')
  await bare.getByRole('link', { name: 'Menu' }).click()
  expect(await bare.getByRole('contentinfo').evaluate((foot) => foot.getBoundingClientRect().top)).toBeLessThan(700)
  await bare.getByRole('contentinfo').getByRole('link', { name: 'Semi Silks' }).click()
  await expect(bare.getByRole('heading', { level: 1, name: 'Semi Silks' })).toBeVisible()
  await context.close()
})

test('the email address stands in one line, whatever the width', async () => {
  await openHydrated(page, '/contact')
  await page.evaluate(() => document.fonts.ready)
  const email = page.getByRole('contentinfo').getByRole('link', { name: '@' })
  for (let width = 320; width <= 1344; width += 32) {
    await page.setViewportSize({ width, height: 800 })
    const found = () =>
      email.evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const overflow = document.documentElement.scrollWidth - innerWidth
        return { lines: range.getClientRects().length, overflow: Math.max(0, overflow) }
      })
    // The page may still be answering the last width.
    await eventually(async () => ({ width, ...(await found()) })).toEqual({ width, lines: 1, overflow: 0 })
  }
})
