import { type Page, expect } from '@playwright/test'
import { fillSignUp, newShopper } from '../support/account.ts'
import { openHydrated } from '../support/hydrated.ts'
import { test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'

test.use({ viewport: viewports.phone, quiet: false, contextOptions: { reducedMotion: 'reduce' } })

/** From now on the scripts that the page has not loaded are lost, until `end`. */
async function loseScripts(page: Page) {
  let lost = 0
  const scripts = /\/assets\/[^/]+\.js/
  await page.route(scripts, (route) => {
    lost += 1
    return route.abort()
  })
  return {
    end: async () => {
      expect(lost).toBeGreaterThan(0)
      await page.unroute(scripts)
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
  const scripts = await loseScripts(page)
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

test('the menu opens once its files can be loaded again', async ({ page }) => {
  await openHydrated(page, '/about-us')
  const scripts = await loseScripts(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await scripts.end()
  await menu.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a sign-up succeeds once its files can be loaded again, and keeps what was typed', async ({ page }) => {
  const shopper = newShopper()
  await openHydrated(page, '/signup')
  const scripts = await loseScripts(page)
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
  const scripts = await loseScripts(page)
  for (const [name, text] of Object.entries(address)) await page.getByLabel(name, { exact: true }).fill(text)
  await page.getByLabel('State').selectOption('Kerala')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^The next step could not be loaded/)).toBeVisible()
  await scripts.end()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
})
