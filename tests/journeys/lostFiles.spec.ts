import { type Page, expect } from '@playwright/test'
import { fillSignUp, newShopper } from '../support/account.ts'
import { openHydrated } from '../support/hydrated.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'
import { painted } from '../support/painted.ts'

test.use({ viewport: viewports.phone, quiet: false, contextOptions: { reducedMotion: 'reduce' } })

/** From now on the scripts, or the styles, that the page has not loaded are lost, until `end`. */
async function loseFiles(page: Page, files = /\/assets\/[^/]+\.js/) {
  let lost = 0
  await page.route(files, (route) => {
    lost += 1
    return route.abort()
  })
  return {
    end: async () => {
      expect(lost).toBeGreaterThan(0)
      await page.unroute(files)
    },
  }
}

const address = {
  'Full Name': 'Anu Menon',
  'Email Address': 'anu@example.com',
  'Phone Number': '9847012345',
  'Address Line 1': 'TC 12/408, Pattom',
  City: 'Trivandrum',
  Pincode: '695004',
}

test('filters open once their files can be loaded again', async ({ page }) => {
  await openHydrated(page, '/collections')
  const scripts = await loseFiles(page)
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await filters.click()
  await expect(filters).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The toast's own file is lost as well.
  await expect(page.getByText('The filters could not be loaded. Please try again.')).toBeVisible()
  await scripts.end()
  await filters.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const [kind, files] of [
  ['scripts', /\/assets\/[^/]+\.js/],
  ['styles', /\/assets\/[^/]+\.css/],
] as const) {
  test(`the menu opens once its ${kind} can be loaded again`, async ({ page }) => {
    await openHydrated(page, '/about-us')
    const lost = await loseFiles(page, files)
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.click()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await lost.end()
    await menu.click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('position', 'fixed')
  })
}

test('style sheets of a module are applied in order, in whatever order they arrive', async ({ page }) => {
  await openHydrated(page, '/about-us')
  await page.waitForLoadState('networkidle')
  const first = await holdRequests(page, '**/assets/useOverlay-*.css')
  const others = ['Sheet', 'MobileMenu'].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-.*\\.css$`)))
  const sheets = () => page.evaluate(countSheets)
  const before = await sheets()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const other of others) await (await other).finished()
  await painted(page)
  expect(first.count()).toBe(1)
  expect(await sheets()).toBe(before)
  first.release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await sheets()).toBe(before + 3)
})

/** In the page: how many style sheets of the shop there are; libraries use no layers. */
function countSheets(): number {
  const hasLayer = ({ cssRules }: CSSStyleSheet) => [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule)
  return [...document.styleSheets].filter(hasLayer).length
}

test('after a page that failed, the next one that fails is loaded only once', async ({ page }) => {
  await openHydrated(page, '/about-us')
  await loseFiles(page)
  // A shop that responds would be reloaded.
  await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const main = page.getByRole('main')
  const open = async (name: string) => {
    // A click alone: a pointer or the focus would prefetch the page.
    await page.getByRole('link', { name }).evaluate((link: HTMLAnchorElement) => link.click())
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(main).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
  }
  await open('Wishlist')
  await open('Privacy')
  const files = requests.filter((url) => /PolicyPage-.*\.js$/.test(url))
  // The first attempt, and the retry.
  expect(files.length / new Set(files).size).toBe(2)
})

test('a sign-up succeeds once its files can be loaded again, and keeps what was typed', async ({ page }) => {
  const shopper = newShopper()
  await openHydrated(page, '/signup')
  const scripts = await loseFiles(page)
  await fillSignUp(page, shopper)
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('A network error has occurred.')
  await scripts.end()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible()
})

test('the checkout goes on to the payment once its files can be loaded again', async ({ page }) => {
  await openHydrated(page, '/product/cl-02')
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
  // What the address prefetches is lost, too.
  const scripts = await loseFiles(page)
  for (const [name, text] of Object.entries(address)) await page.getByLabel(name, { exact: true }).fill(text)
  await page.getByLabel('State').selectOption('Kerala')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^The next step could not be loaded/)).toBeVisible()
  await scripts.end()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
})
