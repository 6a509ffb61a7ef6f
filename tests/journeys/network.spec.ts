import { type BrowserContext, type Locator, type Page, type Route, expect } from '@playwright/test'
import { hydrated, openHydrated, partHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { eventually, test } from '../support/journey.ts'
import { address } from '../support/address.ts'

let context: BrowserContext
let page: Page
// Files that fail to load are the subject of these tests.
test.use({ viewport: viewports.desktop, quiet: false })
test.beforeEach(({ context: itsContext, page: itsPage }) => {
  context = itsContext
  page = itsPage
})

const listingCode = '**/assets/ListingPage-*.js*'
const collections = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Collections' })
const title = () => page.getByRole('heading', { level: 1, name: 'All Collections' })
const broken = () => page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' })

test.describe('a page whose code is slow', () => {
  test('shows the spinner, and then itself', async () => {
    await openHydrated(page, '/')
    const code = await holdRequests(page, listingCode)
    await collections().click()
    const spinner = page.getByRole('main').getByRole('status', { name: 'Loading...' })
    await expect(spinner).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    code.release()
    await expect(title()).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })

  test('shows the spinner at the top, and Back leads to where the shopper was', async () => {
    await openHydrated(page, '/collections')
    const code = await holdRequests(page, '**/assets/ProductPage-*.js*')
    const link = page.getByRole('article').nth(14).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    const offset = await page.evaluate(() => scrollY)
    expect(offset).toBeGreaterThan(500)
    await link.click()
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading...' })).toBeInViewport()
    await page.goBack()
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(offset)
    code.release()
    await expect(title()).toBeVisible()
  })

  for (const viewport of Object.values(viewports)) {
    test(`shows no footer below the spinner at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await openHydrated(page, '/collections')
      const code = await holdRequests(page, '**/assets/ProductPage-*.js*')
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading...' })).toBeInViewport()
      await expect(page.getByRole('contentinfo')).not.toBeInViewport()
      code.release()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('is replaced by the next link that is pressed', async () => {
    await openHydrated(page, '/')
    const code = await holdRequests(page, listingCode)
    await collections().click()
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading...' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    const arrived = page.waitForResponse(listingCode)
    code.release()
    const { url } = await arrived.then((response) => ({ url: response.url() }))
    // It has run as well.
    await page.evaluate((module) => import(module), url)
    expect(new URL(page.url()).pathname).toBe('/contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  })
})

test.describe('a page whose products are slow', () => {
  test('shows skeletons for them', async () => {
    await openHydrated(page, '/')
    const answers = await holdRequests(page, '**/dev/store')
    await collections().click()
    await expect(title()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    answers.release()
    await expect(page.getByText('24 of 119 products')).toBeVisible()
  })
})

test.describe('a page that cannot be loaded', () => {
  test.beforeEach(async () => {
    await openHydrated(page, '/contact')
    await page.route(listingCode, (route) => route.abort())
    // The shop is probed before the page is loaded as a document.
    await page.route('**/collections', (route) => route.abort())
    await collections().click()
    await expect(broken()).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unrouteAll()
  })

  test('is loaded by Refresh Page', async () => {
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(title()).toBeVisible()
    await hydrated(page)
  })

  test('Go Home leads to the home page', async () => {
    await page.getByRole('button', { name: 'Go Home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Handcrafted Excellence' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test.describe('without a network', () => {
  test('everything that is already loaded still works', async () => {
    await openHydrated(page, '/collections')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(page.getByText('Added to cart!')).toBeVisible()
    await context.setOffline(true)
    await page.goBack()
    await expect(title()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(24)
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  })
})

test.describe('when the network is lost and comes back', () => {
  const banner = () => page.getByText('You are offline. What is open stays here; the rest comes back with the network.')

  test('a banner says so for as long as there is none', async () => {
    await openHydrated(page, '/collections')
    await expect(banner()).toHaveCount(0)
    await context.setOffline(true)
    await expect(banner()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(24)
    await context.setOffline(false)
    await expect(banner()).toHaveCount(0)
  })

  test('on a phone a toast does not cover the banner, whichever comes first', async () => {
    await page.setViewportSize(viewports.phone)
    await openHydrated(page, '/product/cl-01')
    const add = page.getByRole('button', { name: 'Add to Cart', exact: true })
    await partHydrated(add)
    await add.click()
    const toast = page.locator('[data-sonner-toast][data-removed="false"]')
    await expect(toast).toHaveCount(1)
    await context.setOffline(true)
    await expect(banner()).toBeVisible()
    await expect.poll(() => overlapOf(toast, banner())).toBe(false)
    await expect(toast).toHaveCount(0)
    await add.click()
    await expect(toast).toHaveCount(1)
    await expect.poll(() => overlapOf(toast, banner())).toBe(false)
  })

  test('a page that could not be loaded is loaded by itself', async () => {
    await openHydrated(page, '/')
    await context.setOffline(true)
    await collections().click()
    await expect(broken()).toBeVisible()
    // Either would lead to the browser's own error page.
    for (const name of ['Refresh Page', 'Go Home']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByText('There is no connection to the shop.')).toBeVisible()
    }
    await context.setOffline(false)
    await expect(title()).toBeVisible()
    await expect(page.getByText('24 of 119 products')).toBeVisible()
  })

  test('a page is loaded by itself when the shop responds again, also if the network was there', async () => {
    await openHydrated(page, '/')
    await page.clock.install()
    await context.route('**/*', (route) => route.abort())
    await collections().click()
    await expect(broken()).toBeVisible()
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByText('There is no connection to the shop.')).toBeVisible()
    await context.unroute('**/*')
    await page.clock.fastForward(10_000)
    await expect(title()).toBeVisible()
  })

  test('a product opened from a list is shown from the list’s data, and requested when the network is back', async () => {
    await openHydrated(page, '/collections')
    const card = (place: number) => page.getByRole('article').nth(place).getByRole('link')
    await card(0).click()
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
    await page.goBack()
    await expect(title()).toBeVisible()
    await context.setOffline(true)
    const name = await card(9).innerText()
    await card(9).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const outdated = page.getByText('There is no connection. Price and stock are as the list showed them')
    await expect(outdated).toBeVisible()
    await expect(page.getByRole('status').filter({ has: outdated })).toHaveCount(1)
    const tryAgain = page.getByRole('button', { name: 'Try Again' })
    await tryAgain.focus()
    const announced = await outdated.elementHandle()
    await page.keyboard.press('Enter')
    // It is announced again that it could not be loaded.
    await eventually(() => announced?.evaluate((element) => element.isConnected)).toBe(false)
    await expect(outdated).toBeVisible()
    await expect(tryAgain).toBeFocused()
    await context.setOffline(false)
    await expect(outdated).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  })

  test('Show more leaves the list as it is, and says so in its place', async () => {
    await openHydrated(page, '/collections')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Show more' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'More products could not be loaded.' })
    await expect(failed).toBeVisible()
    await expect(failed.getByRole('button', { name: 'Try Again' })).toBeFocused()
    await expect(page.getByRole('article')).toHaveCount(24)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText('48 of 119 products')).toBeVisible()
    await expect(failed).toHaveCount(0)
    await expect(page.getByRole('article').nth(24).getByRole('link')).toBeFocused()
  })

  test('a part that could not be loaded is loaded by itself', async () => {
    await openHydrated(page, '/collections')
    await context.setOffline(true)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    // The footer has the same links.
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    const loaded = page.waitForResponse(/MenuPanel-.*\.js/)
    const styled = page.waitForResponse(/MenuPanel-.*\.css/)
    await context.setOffline(false)
    await (await loaded).finished()
    await (await styled).finished()
    await context.setOffline(true)
    await menu.click()
    await expect(page.getByRole('navigation', { name: 'Shop' })).toBeVisible()
  })

  test('products that could not be loaded have a retry button, and are loaded by themselves', async () => {
    await openHydrated(page, '/collections/pure-silks')
    await context.setOffline(true)
    const failed = page.getByRole('alert').filter({ hasText: 'Error Loading Products' })
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Workwear')
    await expect(failed).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(failed).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Workwear' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('12 of 12 products')).toBeVisible()
    await expect(failed).toHaveCount(0)
  })
})

test.describe('after a new version of the shop', () => {
  test('a page whose code is gone is loaded as a document, at the requested address', async () => {
    await openHydrated(page, '/')
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.route(listingCode, (route) => (loads === 0 ? gone(route) : route.continue()))
    await collections().click()
    await expect(title()).toBeVisible()
    await hydrated(page)
    expect(loads).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/collections')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
  })

  test('a page whose code stays missing is loaded as a document once, and the server-rendered HTML stays', async () => {
    await openHydrated(page, '/')
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.route(listingCode, gone)
    const givenUp = page.waitForEvent('pageerror')
    await collections().click()
    await givenUp
    expect(loads).toBe(1)
    await expect(page.getByText('This page was not loaded completely')).toBeInViewport()
    await expect(page.getByRole('button', { name: /Add to Cart|wishlist|view/ })).toHaveCount(0)
    await expect(title()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('article').first().getByRole('link').click()
    // Before its styles are there the page shows the key of the phone's bar as well.
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true }).first()).toBeVisible()
  })
})

test.describe('after a new version of the shop, in a page that was open for long', () => {
  test.use({ viewport: viewports.phone })

  /** The scripts that the page has not loaded are gone until it is reloaded. Answers how often it was. */
  async function losesFiles() {
    let reloads = 0
    page.on('domcontentloaded', () => {
      reloads += 1
    })
    await page.route(/\/assets\/[^/]+\.js/, (route) => (reloads === 0 ? gone(route) : route.continue()))
    return () => reloads
  }

  const isOld = () =>
    page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 120_000
    })

  test('filters whose code is gone open at the second press, after a reload', async () => {
    await isOld()
    await openHydrated(page, '/collections')
    const reloads = await losesFiles()
    const filters = page.getByRole('button', { name: 'Filters', exact: true })
    await filters.click()
    await eventually(reloads).toBe(1)
    await hydrated(page)
    await filters.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a checkout whose next step is gone keeps the address over a reload, and goes on', async () => {
    await isOld()
    await openHydrated(page, '/product/cl-02')
    await page.getByRole('button', { name: 'Buy Now' }).first().click()
    await expect(page.getByRole('form', { name: 'Shipping Address' })).toBeVisible()
    const reloads = await losesFiles()
    for (const [name, words] of address) await page.getByLabel(name).fill(words)
    // The table of pincodes is gone as well, and chooses no state.
    await page.getByLabel('State').selectOption('Kerala')
    await page.getByRole('button', { name: 'Continue' }).click()
    await eventually(reloads).toBe(1)
    await hydrated(page)
    await expect(page.getByLabel('Address Line 1')).toHaveValue('TC 12/408, Pattom Palace Road')
    await expect(page.getByLabel('State')).toHaveValue('Kerala')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
  })

  test('a page that was just loaded shows the failure, and is not reloaded', async () => {
    await openHydrated(page, '/collections')
    const reloads = await losesFiles()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(page.getByText('The filters could not be loaded. Please try again.')).toBeVisible()
    expect(reloads()).toBe(0)
  })
})

test.describe('when scripts are blocked by the network', () => {
  for (const [what, code] of [
    ['the code of all pages', '**/assets/shop-*.js'],
    ['the code of the page', '**/assets/CartPage-*.js'],
  ] as const) {
    test(`${what}: the page says so, and shows no loading state`, async () => {
      await page.route(code, (route) => route.abort())
      await page.addInitScript(() => localStorage.setItem('shop.cart', '{"state":{"cart":{"items":[{}]}}}'))
      await page.goto('/cart')
      const note = page.getByText('This page was not loaded completely')
      await expect(note).toBeInViewport()
      await expect(page.getByRole('main').getByText('needs JavaScript')).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
      // In place of the browser's own error page.
      await context.setOffline(true)
      await page.getByRole('link', { name: 'Load the page again' }).click()
      await expect(note).toBeVisible()
      await page.unrouteAll()
      await context.setOffline(false)
      await hydrated(page)
      await expect(note).toBeHidden()
    })
  }
})

async function gone(route: Route) {
  await route.fulfill({ status: 404, body: 'Not found' })
}

/** Whether two elements overlap. */
async function overlapOf(one: Locator, other: Locator): Promise<boolean | undefined> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  return a && b ? a.y < b.y + b.height && b.y < a.y + a.height : undefined
}
