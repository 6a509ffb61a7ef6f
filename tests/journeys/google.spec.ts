import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { googleUserInfoUrl } from '#domain/account/googleUserInfo.ts'
import { openHydrated } from '../support/hydrated.ts'
import { eventually, test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

test.use({ viewport: viewports.desktop, quiet: false })
test.describe.configure({ mode: 'serial' })

const clientId = 'shop.apps.googleusercontent.com'
const profile = { sub: 'g-1', email: 'anu.menon@example.com', email_verified: true, name: 'Anu Lakshmi Menon' }

/** Google's own window, which agrees at once, with the error the page asks for. */
const googleScript = `window.google = { accounts: { oauth2: { initTokenClient: (client) => ({
  requestAccessToken: () => setTimeout(() => window.refuses
    ? client.callback({ error: 'access_denied' })
    : client.callback({ access_token: 'google-token', token_type: 'Bearer', expires_in: 3599, scope: client.scope }))
}) } } }`

/** What the shop's server asks of Google. */
const google = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json')
  const isInfo = request.url?.startsWith('/tokeninfo')
  response.end(JSON.stringify(isInfo ? { aud: clientId, sub: profile.sub, expires_in: '3599' } : profile))
})
let shop: RunningShop

test.beforeAll(async () => {
  google.listen(0, '127.0.0.1')
  await once(google, 'listening')
  const { port } = google.address() as AddressInfo // it listens on a port
  shop = await startShop({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_TOKENINFO_URL: `http://127.0.0.1:${port}/tokeninfo`,
    GOOGLE_USERINFO_URL: `http://127.0.0.1:${port}/userinfo`,
  })
})
test.afterAll(async () => {
  await shop.stop()
  google.close()
})

/** Stands in for Google in the browser; the page's content security policy holds all the same. */
async function withGoogle(page: Page, userinfo: object = profile) {
  await page.route('https://accounts.google.com/gsi/client*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript }),
  )
  await page.route(googleUserInfoUrl, (route) =>
    route.fulfill({ json: userinfo, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a shopper signs up with Google, and later signs in', async ({ page }) => {
  await withGoogle(page)
  await openHydrated(page, `${shop.origin}/signup`)
  await press(page, 'Sign up with Google')
  await expect(page.getByRole('link', { name: 'Hi, Anu' })).toBeVisible()
  await expect(page.getByText('Account created successfully!')).toHaveCount(1)
  await page.getByRole('link', { name: 'Hi, Anu' }).click()
  await expect(page.getByText('You are signed in with Google.')).toBeVisible()
  await press(page, 'Logout')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await page.getByLabel('Remember me').uncheck()
  await press(page, 'Sign in with Google')
  await expect(page.getByText('Welcome back, Anu!')).toHaveCount(1)
  const kept = () => page.evaluate(() => [localStorage.getItem('shop.user'), sessionStorage.getItem('shop.tabUser')])
  const [onDevice, inTab] = await kept()
  expect(onDevice ?? '').not.toContain(profile.email)
  expect(inTab).toContain(profile.email)
})

test("no text becomes a script or markup, and no other script than Google's is loaded", async ({ page }) => {
  await withGoogle(page)
  await openHydrated(page, `${shop.origin}/signin`)
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled()
  const refused = await page.evaluate(() => {
    const attempts = {
      'a script of another address': () => (document.createElement('script').src = 'https://accounts.google.com/gsi/x'),
      'code in a script': () => (document.createElement('script').text = '1'),
      markup: () => (document.createElement('p').innerHTML = '<b>bold</b>'),
      "Google's script": () => (document.createElement('script').src = 'https://accounts.google.com/gsi/client'),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [name]
      }
    })
  })
  expect(refused).toEqual(['a script of another address', 'code in a script', 'markup'])
})

test('a profile without email, and an error of Google, are shown', async ({ page }) => {
  await withGoogle(page, { sub: 'g-2', name: 'Nobody' })
  await openHydrated(page, `${shop.origin}/signin`)
  await press(page, 'Sign in with Google')
  await expect(page.getByRole('main').getByText('Email is required for sign in.')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { refuses: true }))
  await press(page, 'Sign in with Google')
  await expect(page.getByRole('main').getByText('Google login failed. Please try again.')).toBeVisible()
})

test("a press on the button reports that Google's script has not loaded, and loads it again", async ({ page }) => {
  await page.route('https://accounts.google.com/gsi/client*', (route) => route.abort())
  await openHydrated(page, `${shop.origin}/signin`)
  const button = page.getByRole('button', { name: 'Sign in with Google' })
  await expect(button).toBeEnabled()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.unrouteAll()
  await withGoogle(page)
  const script = page.waitForResponse('https://accounts.google.com/gsi/client*')
  await button.click()
  await expect(page.getByRole('main').getByText('Google login failed. Please try again.')).toBeVisible()
  await (await script).finished()
  await expect(button).toBeFocused()
  await eventually(() => page.evaluate(() => 'google' in window)).toBe(true)
  await button.click()
  await expect(page.getByRole('link', { name: 'Hi, Anu' })).toBeVisible()
})

test('only the sign-in and sign-up pages request anything from Google', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('google')) asked.push(request.url())
  })
  await withGoogle(page)
  await openHydrated(page, `${shop.origin}/`)
  await openHydrated(page, `${shop.origin}/forgot-password`)
  expect(asked).toEqual([])
  await openHydrated(page, `${shop.origin}/signin`)
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled()
  expect(asked).toHaveLength(1)
})
