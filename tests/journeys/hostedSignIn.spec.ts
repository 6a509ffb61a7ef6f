import { expect, type Page, type Route } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

test.use({ viewport: viewports.desktop, quiet: false })
test.describe.configure({ mode: 'serial' })

const site = 'https://shop.example'
const domain = 'auth.shop.example'
const clientId = 'shopclient'
const user = { userId: 'u-1', email: 'anu.menon@example.com', name: 'Anu Menon', tenantId: 'padma', ...stamps() }
const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

let shop: RunningShop

test.beforeAll(async () => {
  shop = await startShop({
    USER_POOL_ID: 'ap-south-1_AbCdEf123',
    USER_POOL_CLIENT_ID: clientId,
    USER_POOL_DOMAIN: domain,
    SITE_URL: site,
  })
})
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))
test.afterAll(() => shop.stop())

/**
 * The shop at its public address, and in place of Amazon Cognito what it answers. Its pages send the shopper back with
 * `answer`.
 */
async function withCognito(page: Page, answer: (state: string) => Record<string, string>) {
  const asked: URL[] = []
  const spent: URLSearchParams[] = []
  await page.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname === '/dev/users') return route.fulfill({ json: { success: true, data: user } })
    return route.fulfill({ response: await route.fetch({ url: `${shop.origin}${pathname}${search}`, maxRetries: 3 }) })
  })
  await page.route(`https://${domain}/**`, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    if (url.pathname === '/oauth2/token') {
      spent.push(new URLSearchParams(route.request().postData() ?? ''))
      return route.fulfill({ json: tokens(), headers: anyOrigin })
    }
    const back = url.pathname === '/logout' ? `${site}/` : backTo(url, answer)
    return sendTo(route, back)
  })
  await page.route('https://cognito-idp.ap-south-1.amazonaws.com/**', (route) => {
    const attributes = { email: user.email, given_name: 'Anu', family_name: 'Menon' }
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
    return route.fulfill({ json: { Username: 'anu', UserAttributes }, headers: anyOrigin })
  })
  return { asked, spent }
}

function backTo(authorize: URL, answer: (state: string) => Record<string, string>): string {
  const { redirect_uri: address = '', state = '' } = Object.fromEntries(authorize.searchParams)
  return `${address}?${new URLSearchParams({ ...answer(state), state }).toString()}`
}

function sendTo(route: Route, address: string) {
  const body = `<!doctype html><title>Cognito</title><script>location.replace(${JSON.stringify(address)})</script>`
  return route.fulfill({ contentType: 'text/html', body })
}

function tokens() {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 3600 }
  const jwt = (claims: object) => `${part({ alg: 'RS256' })}.${part({ sub: 's-1', ...times, ...claims })}.c2ln`
  return {
    access_token: jwt({ token_use: 'access', username: 'anu' }),
    id_token: jwt({ token_use: 'id', email: user.email, 'cognito:username': 'anu' }),
    refresh_token: 'refresh',
    token_type: 'Bearer',
    expires_in: 3600,
  }
}

function stamps() {
  const createdAt = new Date().toISOString()
  return { createdAt, updatedAt: createdAt }
}

const more = 'More ways to sign in'

test('the server’s HTML has the button, so that it hydrates', async ({ request }) => {
  const page = await request.get(`${shop.origin}/signin`)
  expect(await page.text()).toContain('More ways to sign in')
})

test('a shopper signs in on the pages of the identity service, comes back to where she was, and signs out there', async ({
  page,
}) => {
  const { asked, spent } = await withCognito(page, () => ({ code: 'one-time-code' }))
  await openHydrated(page, `${site}/account`)
  await page.getByRole('button', { name: more }).click()
  await expect(page.getByRole('link', { name: 'Hi, Anu' })).toBeVisible()
  await expect(page).toHaveURL(`${site}/account`)
  await expect(page.getByText('Welcome back, Anu!')).toHaveCount(1)
  expect(asked[0]?.pathname).toBe('/oauth2/authorize')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    client_id: clientId,
    redirect_uri: `${site}/signin`,
    response_type: 'code',
    code_challenge_method: 'S256',
  })
  expect(spent.map((form) => form.get('code'))).toEqual(['one-time-code'])

  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL(`${site}/`)
  expect(asked.at(-1)?.pathname).toBe('/logout')
  await expect(page.getByRole('link', { name: 'Sign In', exact: true }).first()).toBeVisible()
})

test('an error on those pages is shown, with the form', async ({ page }) => {
  await withCognito(page, () => ({ error: 'access_denied', error_description: 'User is not allowed' }))
  await openHydrated(page, `${site}/signin`)
  await page.getByRole('button', { name: more }).click()
  await expect(page.getByRole('main').getByText('An error occurred. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(`${site}/signin`)
  await expect(page.getByRole('button', { name: more })).toBeEnabled()
})

test('a code that this browser has not requested does not sign in', async ({ page }) => {
  const { spent } = await withCognito(page, () => ({}))
  await openHydrated(page, `${site}/signin?code=stolen&state=another`)
  await expect(page).toHaveURL(`${site}/signin`)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  expect(spent).toEqual([])
})
