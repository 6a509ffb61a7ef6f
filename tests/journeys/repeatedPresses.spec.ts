import { type Page, expect } from '@playwright/test'
import { shop } from '#site/shop.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { eventually, test } from '../support/journey.ts'
import { painted } from '../support/painted.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const historyLength = (page: Page) => page.evaluate(() => history.length)
const path = (page: Page) => new URL(page.url()).pathname

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  for (const [name, file] of [
    ['Filters', /FilterSheet.*\.js$/],
    ['Menu', /MobileMenu.*\.js$/],
  ] as const) {
    test(`${name} pressed before its code has loaded opens nothing on the next page`, async ({ page }) => {
      const { release } = await holdRequests(page, file)
      await openHydrated(page, '/collections')
      const asked = page.waitForRequest(file)
      await page.getByRole('button', { name, exact: true }).click()
      await asked
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
      const arrived = page.waitForResponse(file)
      release()
      const { url } = await arrived.then((response) => ({ url: response.url() }))
      // It has run as well.
      await page.evaluate((module) => import(module), url)
      await painted(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(path(page)).toMatch(/^\/product\//)
    })

    test(`${name} pressed twice before its code has loaded closes at once`, async ({ page }) => {
      const { release } = await holdRequests(page, file)
      await openHydrated(page, '/collections')
      const before = await historyLength(page)
      const asked = page.waitForRequest(file)
      const button = page.getByRole('button', { name, exact: true })
      await button.click()
      await asked
      await button.click()
      release()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      expect(await historyLength(page)).toBe(before + 1)
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    })
  }

  // The next page has a history entry, and is not rendered yet.
  for (const { path: from, name, role, file } of [
    { path: '/collections', name: 'Filters', role: 'button', file: /FilterSheet.*\.js$/ },
    { path: '/collections', name: 'Menu', role: 'button', file: /MobileMenu.*\.js$/ },
    { path: '/product/cl-02', name: /^Cart/, role: 'link', file: /MiniCart.*\.js$/ },
    { path: '/product/cl-02', name: 'View full screen', role: 'button', file: /GalleryViewer.*\.js$/ },
  ] as const) {
    test(`${file.source.split('.')[0]} that loads while the next page is pending does not cancel it`, async ({
      page,
    }) => {
      const module = await holdRequests(page, file)
      await openHydrated(page, from)
      const asked = page.waitForRequest(file)
      await page.getByRole(role, { name }).first().click()
      await asked
      const next = await holdRequests(page, /PolicyPage.*\.js$/)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await eventually(() => path(page)).toBe('/privacy-policy')
      const arrived = page.waitForResponse(file)
      module.release()
      const url = (await arrived).url()
      await page.evaluate((address) => import(address), url)
      await painted(page)
      expect(path(page)).toBe('/privacy-policy')
      next.release()
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }

  test('a removed filter does not come back with the sheet of an earlier history entry', async ({ page }) => {
    await openHydrated(page, '/collections')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('checkbox', { name: 'In Stock' }).check()
    await page.keyboard.press('Escape')
    await eventually(() => new URL(page.url()).search).toBe('?availability=in-stock')
    await page.getByRole('button', { name: 'Remove In Stock' }).click()
    await eventually(() => new URL(page.url()).search).toBe('')
    await page.goForward()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('checkbox', { name: 'On Sale' }).check()
    await page.keyboard.press('Escape')
    await eventually(() => new URL(page.url()).search).toBe('?on_sale=true')
  })
})

test.describe('at 1280 px', () => {
  test.use({ viewport: viewports.desktop })

  test('a double-click opens the viewer once, and Escape closes it', async ({ page }) => {
    await openHydrated(page, '/product/ps-03')
    const before = await historyLength(page)
    await page.getByRole('button', { name: 'View full screen' }).first().dblclick()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await historyLength(page)).toBe(before + 1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a double-click on a link, on Buy Now and Enter pressed twice in the search add one entry each', async ({
    page,
  }) => {
    await openHydrated(page, '/contact')
    const before = await historyLength(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).dblclick()
    await eventually(() => path(page)).toBe('/about-us')
    expect(await historyLength(page)).toBe(before + 1)

    const search = page.getByRole('banner').getByLabel('Search', { exact: true })
    await search.fill('silk')
    await search.press('Enter')
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Search results for "silk"' })).toBeVisible()
    await search.press('Enter')
    await painted(page)
    expect(await historyLength(page)).toBe(before + 2)

    await page.goto('/product/cl-01')
    await hydrated(page)
    const atProduct = await historyLength(page)
    await page.getByRole('button', { name: 'Buy Now' }).dblclick()
    await eventually(() => path(page)).toBe('/checkout')
    expect(await historyLength(page)).toBe(atProduct + 1)
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await eventually(() => path(page)).toBe('/checkout')
  })

  test('a link pressed twice by keyboard, and Quick view by a double-click, add one entry each', async ({ page }) => {
    const { release: releaseAbout } = await holdRequests(page, /AboutPage.*\.js$/)
    await openHydrated(page, '/contact')
    const before = await historyLength(page)
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
    await about.press('Enter')
    await eventually(() => path(page)).toBe('/about-us')
    await about.press('Enter')
    releaseAbout()
    await expect(page.getByRole('heading', { level: 1, name: shop.tagline })).toBeVisible()
    // As with a double-click whose first click has already navigated.
    await about.dispatchEvent('click', { detail: 2 })
    await painted(page)
    expect(await historyLength(page)).toBe(before + 1)

    const { release: releaseProduct } = await holdRequests(page, /ProductPage.*\.js$/)
    await openHydrated(page, '/collections')
    const atList = await historyLength(page)
    await page.getByRole('article').first().hover()
    await page
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .dblclick()
    await eventually(() => path(page)).toMatch(/^\/product\//)
    releaseProduct()
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
    expect(await historyLength(page)).toBe(atList + 1)
  })

  test('the same search again shows its results from the top', async ({ page }) => {
    await openHydrated(page, '/collections?search=silk')
    const search = page.getByRole('banner').getByLabel('Search', { exact: true })
    await page.getByRole('article').nth(12).scrollIntoViewIfNeeded()
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await search.press('Enter')
    await eventually(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('the same search works again when another page was requested before its results came', async ({ page }) => {
    const { release: releaseListing } = await holdRequests(page, /ListingPage.*\.js$/)
    const { release: releaseAbout } = await holdRequests(page, /AboutPage.*\.js$/)
    await openHydrated(page, '/contact')
    const search = page.getByRole('banner').getByLabel('Search', { exact: true })
    await search.fill('cotton')
    await search.press('Enter')
    await eventually(() => path(page)).toBe('/collections')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await eventually(() => path(page)).toBe('/about-us')
    await search.press('Enter')
    await eventually(() => path(page)).toBe('/collections')
    releaseListing()
    releaseAbout()
    await expect(page.getByRole('heading', { level: 1, name: 'Search results for "cotton"' })).toBeVisible()
  })

  test('Back does not reopen the panel whose link was followed', async ({ page }) => {
    await openHydrated(page, '/collections')
    await page.getByRole('button', { name: 'Menu' }).click()
    const panel = page.getByRole('navigation', { name: 'Shop' })
    await panel.getByRole('link', { name: 'Sale' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sale Items' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
    await expect(panel).toHaveCount(0)
  })

  test('after Back while the checkout is loading, Buy Now leads there again', async ({ page }) => {
    const { release } = await holdRequests(page, /CheckoutPage.*\.js$/)
    await openHydrated(page, '/product/cl-01')
    const buyNow = page.getByRole('button', { name: 'Buy Now' })
    await buyNow.click()
    await eventually(() => path(page)).toBe('/checkout')
    await page.goBack()
    await eventually(() => path(page)).toBe('/product/cl-01')
    await buyNow.click()
    await eventually(() => path(page)).toBe('/checkout')
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  })

  test('the panel of the menu closes when the window becomes too narrow for it', async ({ page }) => {
    await openHydrated(page, '/about-us')
    await page.getByRole('button', { name: 'Menu' }).click()
    const panel = page.getByRole('navigation', { name: 'Shop' })
    await expect(panel).toBeVisible()
    await page.setViewportSize(viewports.phone)
    await expect(panel).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
