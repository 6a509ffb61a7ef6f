import type { BrowserContext, Page, Route } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hydrated, openHydrated } from '../shop/hydrated.ts'
import { viewports } from '../shop/openBrowser.ts'
import { openShop } from '../shop/openShop.ts'

const open = openShop()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await open.browser.newContext({ viewport: viewports.desktop })
  page = await context.newPage()
})
afterEach(() => context.close())

const listingCode = '**/assets/ListingPage-*.js'
const collections = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Collections' })
const title = () => page.getByRole('heading', { level: 1, name: 'All Collections' })
const broken = () => page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' })

describe('a page whose code is slow', () => {
  test('shows the spinner, and then itself', async () => {
    await openHydrated(page, open.shop.origin)
    const code = await held(listingCode)
    await collections().click()
    const spinner = page.getByRole('main').getByRole('status', { name: 'Loading...' })
    await spinner.waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
    code.release()
    await title().waitFor()
    expect(await spinner.count()).toBe(0)
  })

  test('gives way to the next link that is chosen', async () => {
    await openHydrated(page, open.shop.origin)
    const code = await held(listingCode)
    await collections().click()
    await page.getByRole('main').getByRole('status', { name: 'Loading...' }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
    code.release()
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})

describe('a page whose products are slow', () => {
  test('shows its own places for them', async () => {
    await openHydrated(page, open.shop.origin)
    const answers = await held('**/dev/store')
    await collections().click()
    await title().waitFor()
    await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(0)
    answers.release()
    await page.getByText('24 of 119 products').waitFor()
  })
})

describe('without a network', () => {
  test('a page that is not here yet is answered with the error screen, and Refresh brings it once the network is back', async () => {
    await openHydrated(page, open.shop.origin)
    await context.setOffline(true)
    await collections().click()
    await broken().waitFor()
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await title().waitFor()
    await hydrated(page)
  })

  test('Go Home leads home', async () => {
    await openHydrated(page, `${open.shop.origin}/contact`)
    await context.setOffline(true)
    await collections().click()
    await broken().waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Go Home' }).click()
    await page.getByRole('heading', { level: 1, name: 'Handcrafted Excellence' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('what is here already still works', async () => {
    await openHydrated(page, `${open.shop.origin}/collections`)
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await page.getByText('Added to cart!').waitFor()
    await context.setOffline(true)
    await page.goBack()
    await title().waitFor()
    expect(await page.getByRole('article').count()).toBe(24)
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  })
})

describe('after a new version of the shop', () => {
  test('a page whose code is gone is loaded whole, at the address that was asked for', async () => {
    await openHydrated(page, open.shop.origin)
    let asked = 0
    await page.route(listingCode, (route) => {
      asked += 1
      return asked === 1 ? gone(route) : route.continue()
    })
    await collections().click()
    await title().waitFor()
    await hydrated(page)
    expect(asked).toBe(2)
    expect(new URL(page.url()).pathname).toBe('/collections')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).waitFor()
  })

  test('one whose code stays gone is loaded once, and then what the server drew stays', async () => {
    await openHydrated(page, open.shop.origin)
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.route(listingCode, gone)
    const givenUp = page.waitForEvent('pageerror')
    await collections().click()
    await givenUp
    expect(loads).toBe(1)
    expect(await title().isVisible()).toBe(true)
    expect(await page.getByRole('article').count()).toBe(24)
    await page.getByRole('article').first().getByRole('link').click()
    // Before its styles are there the page shows the key of the phone's bar as well.
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().waitFor()
  })
})

async function gone(route: Route) {
  await route.fulfill({ status: 404, body: 'Not found' })
}

/** Holds every answer under an address back until it is released. */
async function held(address: string): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}
