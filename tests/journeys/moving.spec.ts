import { type Page, expect } from '@playwright/test'
import { discardTab } from '../support/discardTab.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated, partHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { painted } from '../support/painted.ts'
import { eventually, test } from '../support/journey.ts'

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

for (const viewport of Object.values(viewports)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a page opened from far down a list starts at its top, and Back restores the scroll position', async ({
      page,
    }) => {
      await openHydrated(page, '/collections/cotton-linen')
      const card = page.getByRole('article').nth(10).getByRole('link')
      await card.scrollIntoViewIfNeeded()
      const place = await scrolledTo(page)
      expect(place).toBeGreaterThan(400)
      const name = await card.innerText()

      await card.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await eventually(() => scrolledTo(page)).toBe(0)

      // Whatever stands in for cards while they are asked for would be seen by this.
      await page.evaluate(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        new MutationObserver(() => {
          for (const status of document.querySelectorAll('main [role="status"]'))
            if (status.textContent === 'Loading...') seen.push(status.outerHTML)
        }).observe(document.body, { childList: true, subtree: true, attributes: true })
      })
      await page.goBack()
      await expect(page.getByRole('article').nth(10)).toBeVisible()
      await eventually(async () => Math.abs((await scrolledTo(page)) - place)).toBeLessThanOrEqual(2)
      // Put there by this test.
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
    })
  })
}

test('Back to a loaded page restores its scroll position, also after another page was loaded', async ({ page }) => {
  await openHydrated(page, '/collections/cotton-linen')
  const card = page.getByRole('article').nth(10).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const place = await scrolledTo(page)
  expect(place).toBeGreaterThan(400)
  await card.click()
  const button = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await expect(button).toBeVisible()

  await openHydrated(page, '/about-us')
  await page.evaluate(() => scrollTo(0, 300))
  await eventually(() => scrolledTo(page)).toBe(300)
  await page.goBack()
  await expect(button).toBeVisible()
  await hydrated(page)
  await page.goBack()
  await expect(card).toBeVisible()
  await eventually(() => scrolledTo(page)).toBe(place)
})

test('a tab that the browser discards in the background keeps its scroll position', async ({ page }) => {
  // A discarded tab receives no pagehide.
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true))
  await openHydrated(page, '/about-us')
  await page.evaluate(() => scrollTo(0, 300))
  await eventually(() => scrolledTo(page)).toBe(300)
  const become = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      return history.scrollRestoration
    }, state)
  await become('hidden')
  expect(await become('visible')).toBe('manual')
  await become('hidden')
  await page.reload()
  await hydrated(page)
  await eventually(() => scrolledTo(page)).toBe(300)
})

test('a tab that was discarded with the state of its history entry keeps its scroll position', async ({ page }) => {
  await openHydrated(page, '/collections/cotton-linen')
  await page.evaluate(() => scrollTo(0, 900))
  await eventually(() => scrolledTo(page)).toBe(900)
  await discardTab(page)
  await hydrated(page)
  await eventually(() => scrolledTo(page)).toBe(900)
})

test('the heading of a new page has the focus, and its title is read out', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/')
  const collections = page.getByRole('contentinfo').getByRole('link', { name: 'Collections', exact: true })
  await partHydrated(collections)
  await collections.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections' })).toBeVisible()
  await eventually(() => focused(page)).toBe('All Collections')
  const title = await page.title()
  expect(title).toContain('Collections')
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()

  const card = page.getByRole('article').first().getByRole('link')
  const name = await card.innerText()
  await card.press('Enter')
  await eventually(() => focused(page)).toBe(name)
  await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached()
})

test('Home from another page keeps autoplay running, and loses no focus', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await openHydrated(page, '/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).press('Enter')
  await expect(page.getByRole('group', { name: /^1 of/ })).toBeVisible()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await expect(page.getByRole('group', { name: /^2 of/ })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('a link to a part of the page moves the focus there', async ({ page }) => {
  await openHydrated(page, '/return-policy')
  const links = page.getByRole('main').locator('a[href*="#"]')
  const part = new URL(await links.nth(1).evaluate((link: HTMLAnchorElement) => link.href)).hash.slice(1)
  await links.nth(1).press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe(part)
})

const leaving = {
  Back: (page: Page) => page.goBack(),
  'a link to the page before it': (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click(),
}

for (const [way, leave] of Object.entries(leaving)) {
  test(`a page whose code does not arrive can be left by ${way}`, async ({ page }) => {
    await page.setViewportSize(viewports.desktop)
    await page.route('**/assets/ContactPage*.js*', () => {})
    await openHydrated(page, '/about-us')
    const heading = page.getByRole('heading', { level: 1 })
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
    await partHydrated(contact)
    await contact.click()
    await expect(heading).toBeHidden()
    await leave(page)
    await expect(heading).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/about-us')
  })
}

test('the title of a search is announced, also from another listing', async ({ page }) => {
  await openHydrated(page, '/collections')
  const field = page.getByRole('banner').getByLabel('Search', { exact: true })
  for (const term of ['silk', 'cotton']) {
    await field.fill(term)
    await field.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `Search results for "${term}"` })).toBeAttached()
  }
})

test('sorting a listing announces no title, nor does what loads in the head afterwards', async ({ page }) => {
  await openHydrated(page, '/collections')
  await page.getByLabel('Sort').selectOption('Newest')
  await expect(page).toHaveURL(/sort=newest/)
  await page.getByRole('article').first().getByRole('link').first().hover()
  // The first picture of the product's page.
  await expect(page.locator('head link[rel="preload"][as="image"][type="image/avif"]')).not.toHaveCount(0)
  await painted(page)
  await expect(page.getByRole('status').filter({ hasText: 'All Collections' })).toHaveCount(0)
})

test('the name of a product is announced however late it arrives', async ({ page }) => {
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click()
  await expect(page).toHaveTitle(/^About/)
  await page.reload()
  await hydrated(page)
  const held = await holdRequests(page, '**/dev/store')
  await page.clock.install()
  await page.goBack()
  await expect(page).toHaveTitle(/^Loading/)
  await page.clock.fastForward(5000)
  // A sheet that is opened meanwhile has a history entry of its own.
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart).toBeVisible()
  await page.goBack()
  await expect(cart).toBeHidden()
  held.release()
  const name = 'Kanjivaram Temple Border Silk'
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached()
})

test('the address step announces the delivery, but not each letter of the city', async ({ page }) => {
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await openHydrated(page, '/checkout')
  await page.getByLabel('State').selectOption('Kerala')
  const city = page.getByLabel('City')
  await city.fill('K')
  await expect(page.getByText('Delivery to K, Kerala')).toHaveAttribute('aria-live', 'off')
  const announced = page.getByRole('status').filter({ hasText: 'Shipping cost: ₹60 per item' })
  await expect(announced).toHaveAttribute('aria-atomic', 'false')
})
