import { type Page, expect } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { viewports } from '../support/openBrowser.ts'
import { test } from '../support/journey.ts'

test.use({ viewport: viewports.phone })

const message = {
  'First Name': 'മീര',
  'Last Name': 'சுந்தரம்',
  Email: 'meera@example.in',
  Phone: '+91 98470 12345',
  Subject: 'कांजीवरम <b>',
  Message: 'Is it soft?\nAnd how heavy?',
}

const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label)
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function fill(page: Page) {
  for (const [label, text] of Object.entries(message)) await field(page, label).fill(text)
}

test('what is missing is said at its field, and the first of them is focused', async ({ page }) => {
  await openHydrated(page, '/contact')
  await send(page).click()
  for (const name of ['First name', 'Last name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible()
  }
  await expect(field(page, 'First Name')).toBeFocused()
  await field(page, 'First Name').fill('Meera')
  await expect(page.getByText('First name is required')).toHaveCount(0)
  await field(page, 'Email').fill('meera')
  await send(page).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(field(page, 'First Name')).toHaveValue('Meera')
})

test('a message is sent, in any script, and leaves an empty form', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fill(page)
  await send(page).click()
  await expect(page.getByText('Sending your message...')).toBeVisible()
  await expect(page.getByText("Thank you for your message! We'll get back to you soon.")).toBeVisible()
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue('')
})

test('what was typed is still there after another page, until it is sent', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fill(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible()
  await page.goBack()
  for (const [label, text] of Object.entries(message)) await expect(field(page, label)).toHaveValue(text)
  await send(page).click()
  // The message is sent while another page is open.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText("Thank you for your message! We'll get back to you soon.")).toBeVisible()
  await page.goBack()
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue('')
})

test('a message that is sent after a return to its form leaves it empty', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fill(page)
  await send(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByText("Thank you for your message! We'll get back to you soon.")).toBeVisible()
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue('')
})

test.describe('without a network', () => {
  test.use({ quiet: false })

  test('a message that cannot be sent stays as it was typed, and goes when the network is back', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/contact')
    const toasts = page.waitForResponse(/\/assets\/Toaster-/)
    await fill(page)
    await toasts
    await context.setOffline(true)
    await send(page).click()
    const failed = 'Sorry, there was an error sending your message. Please try again.'
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(failed)
    for (const [label, text] of Object.entries(message)) await expect(field(page, label)).toHaveValue(text)
    await context.setOffline(false)
    await send(page).click()
    await expect(page.getByText("Thank you for your message! We'll get back to you soon.")).toBeVisible()
    await expect(page.getByRole('form').getByRole('alert')).toHaveCount(0)
  })
})

test('a policy leads to its own parts, and to who is behind the shop', async ({ page }) => {
  await openHydrated(page, '/return-policy')
  const top = (name: string) => page.getByRole('heading', { name }).evaluate((node) => node.getBoundingClientRect().top)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your money' }).click()
  await expect.poll(() => top('Your money')).toBeLessThan(400)
  await page.getByRole('link', { name: 'Who is behind this shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who is behind this shop' })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Return Policy' })).toBeAttached()
})
