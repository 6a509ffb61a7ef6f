import { type Locator, type Page, type Route, expect } from '@playwright/test'
import type { RouteName } from '#site/routes.ts'
import { shop } from '#site/shop.ts'
import { apiFaults, failApi, mendApi, type ApiFault } from '../support/apiFaults.ts'
import { fillSignUp, newShopper, signUp, type TestShopper } from '../support/account.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { eventually, test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'
import { painted } from '../support/painted.ts'

// These tests check the console's lines themselves.
test.use({ viewport: viewports.desktop, quiet: false, actionTimeout: 20_000 })

/** What a page shows while the API fails. */
interface FailedPage {
  path: string
  /** Its first heading; a form that needs the API to be sent has it all the same. */
  heading: string
  /** What it says in place of the products, with a button to try again. */
  alert?: string | { title: string; detail: true }
  /** It takes whatever products there are. */
  takesAny?: true
  /** What it says until the first answer. */
  loading?: string
  /** What it shows once it was tried again. */
  after?: (page: Page) => Locator
}

const cards = (page: Page) => page.getByRole('main').getByRole('article').first()

const pages: Readonly<Record<RouteName, FailedPage>> = {
  home: {
    path: '/',
    heading: 'Handcrafted Excellence',
    alert: { title: 'Unable to load products', detail: true },
    takesAny: true,
    loading: 'Loading featured products...',
    after: cards,
  },
  collections: {
    // No link leads there whose data could have been prefetched.
    path: '/collections?search=kanjivaram',
    heading: 'Search results for "kanjivaram"',
    alert: 'Error Loading Products',
    takesAny: true,
    loading: 'Loading...',
    after: cards,
  },
  product: {
    path: '/product/cl-02',
    heading: 'Product Not Found',
    alert: 'Product Not Found',
    loading: 'Loading...',
    after: (page) => page.getByRole('button', { name: 'Add to Cart', exact: true }).first(),
  },
  cart: { path: '/cart', heading: 'Your cart' },
  wishlist: {
    path: '/wishlist',
    heading: 'Your wishlist',
    alert: 'Failed to load products. Please try again.',
    loading: 'Loading your wishlist...',
    after: cards,
  },
  checkout: { path: '/checkout', heading: 'Checkout' },
  orders: { path: '/orders', heading: 'Your orders' },
  about: { path: '/about-us', heading: shop.tagline },
  contact: { path: '/contact', heading: 'Contact us' },
  signIn: { path: '/signin', heading: 'Sign In' },
  signUp: { path: '/signup', heading: 'Sign Up' },
  forgotPassword: { path: '/forgot-password', heading: 'Forgot your password?' },
  // Nobody is signed in.
  account: { path: '/account', heading: 'Sign In' },
  privacy: { path: '/privacy-policy', heading: 'Privacy Policy' },
  terms: { path: '/terms-of-service', heading: 'Terms of Service' },
  returns: { path: '/return-policy', heading: 'Return Policy' },
  notFound: { path: '/nowhere/at-all', heading: 'Page not found' },
}

const product = 'Kanjivaram Temple Border Silk'

for (const [name, fault] of Object.entries<ApiFault>(apiFaults)) {
  test(`an API that ${name}: every page shows an error or still works, and nothing is lost`, async ({
    page,
    consoleErrors,
  }) => {
    await keepOneProduct(page)
    await visit(page, '/checkout')
    await page.getByLabel('Full Name').fill('Meera Nair')
    // The cache is dropped: it would be shown in place of what cannot be read.
    await openHydrated(page, '/about-us')
    let checked = 0
    for (const failed of Object.values(pages)) {
      consoleErrors.length = 0
      await failApi(page, fault)
      await visit(page, failed.path)
      await expect(page.getByRole('heading', { level: 1, name: failed.heading })).toBeVisible()
      const isServed = fault.isList && failed.takesAny
      if (failed.alert !== undefined && !isServed) await expectAlert(page, failed.alert, fault)
      else await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      expect(await page.getByRole('main').innerText()).not.toMatch(/undefined|NaN|\[object|no longer available/)
      expect(consoleErrors.filter((line) => !fault.console.some((each) => each.test(line)))).toEqual([])
      if (failed.after && isServed) await expect(failed.after(page)).toBeVisible()
      else if (failed.after) {
        for (const line of fault.console) expect(consoleErrors).toContainEqual(expect.stringMatching(line))
        await mendApi(page)
        await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
        await eventuallyVisible(page, failed.after(page))
        // That of a listing loads the document.
        await hydrated(page)
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      }
      checked += 1
    }
    expect(checked).toBe(17)
    await visit(page, '/cart')
    await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible()
    await visit(page, '/checkout')
    await expect(page.getByLabel('Full Name')).toHaveValue('Meera Nair')
  })

  test(`an API that ${name}: sign-in says so, keeps what was typed and can be tried again`, async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, '/signin')
    await failApi(page, fault)
    await page.getByLabel('Email Address').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Kasavu#1947')
    const send = page.getByRole('button', { name: 'Sign In', exact: true })
    await send.click()
    const alert = page.getByRole('main').getByRole('alert')
    await eventuallyVisible(page, alert)
    await expect(alert).toContainText(fault.signIn ?? fault.account)
    await expect(page.getByLabel('Email Address')).toHaveValue('nobody@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Kasavu#1947')
    await mendApi(page)
    await send.click()
    await eventuallyVisible(page, alert.filter({ hasText: 'Login failed. Please try again.' }))
  })
}

for (const { path, heading } of [pages.cart, pages.checkout]) {
  test(`${path} is unchanged once every retry has failed`, async ({ page }) => {
    await keepOneProduct(page)
    let requests = 0
    await page.route('**/dev/store', async (route) => {
      requests += 1
      await apiFaults['answers 500'].answer(route)
    })
    await openHydrated(page, path)
    const sent = async () => {
      await page.clock.runFor(5000)
      return requests
    }
    await eventually(sent).toBe(4)
    await page.clock.runFor(30_000)
    await painted(page)
    expect(requests).toBe(4)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByText(product).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  })
}

const forms = {
  'sign-up': { path: '/signup', button: 'Create Account', next: 'Confirm your email', send: fillSignUp },
  'a forgotten password': {
    path: '/forgot-password',
    button: 'Send Code',
    next: 'Set a new password',
    send: async (page: Page, { email }: TestShopper) => {
      await page.getByLabel('Email Address').fill(email)
      await page.getByRole('button', { name: 'Send Code', exact: true }).click()
    },
  },
}

for (const [form, { path, button, next, send }] of Object.entries(forms)) {
  test(`however the API fails, ${form} says so, keeps what was typed and can be tried again`, async ({ page }) => {
    await page.clock.install()
    for (const [name, fault] of Object.entries<ApiFault>(apiFaults)) {
      await test.step(`an API that ${name}`, async () => {
        const shopper = newShopper()
        await openHydrated(page, path)
        await failApi(page, fault)
        await send(page, shopper)
        const alert = page.getByRole('main').getByRole('alert')
        await eventuallyVisible(page, alert)
        await expect(alert).toContainText(fault.account)
        await expect(page.getByLabel('Email Address')).toHaveValue(shopper.email)
        for (const field of await page.getByLabel(/^(Confirm )?Password$/).all())
          await expect(field).toHaveValue(shopper.password)
        await mendApi(page)
        await page.getByRole('button', { name: button, exact: true }).click()
        await eventuallyVisible(page, page.getByRole('heading', { level: 1, name: next }))
        // The code step would outlast a reload.
        await page.evaluate(() => sessionStorage.clear())
      })
    }
  })
}

test('Try Again of Show more keeps the focus in its place until the first new card gets it', async ({ page }) => {
  await openHydrated(page, '/collections')
  const refuse = (route: Route) => route.fulfill({ status: 400, json: { message: 'It broke.' } })
  await page.route('**/dev/store', refuse)
  const more = page.getByRole('link', { name: 'Show more' })
  const tryAgain = page.getByRole('alert').getByRole('button', { name: 'Try Again' })
  await more.press('Enter')
  await expect(tryAgain).toBeFocused()
  const { release } = await holdRequests(page, '**/dev/store')
  await tryAgain.press('Enter')
  await expect(more).toBeFocused()
  release()
  await expect(tryAgain).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })
  await tryAgain.press('Enter')
  await expect(page.getByRole('article').nth(24).getByRole('link')).toBeFocused()
})

test('orders that cannot be opened again are announced again', async ({ page }) => {
  await openHydrated(page, '/checkout')
  await page.route('**/assets/Orders-*', (route) => route.abort())
  await page.getByRole('link', { name: 'Your orders on this device' }).press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: 'Your orders could not be opened' })
  const announced = await alert.elementHandle()
  await alert.getByRole('button', { name: 'Try Again' }).press('Enter')
  await eventually(() => announced?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(alert).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeFocused()
})

test('a signed-in shopper stays signed in however the API fails', async ({ page }) => {
  await signUp(page, newShopper())
  const main = page.getByRole('main')
  const details = main.getByRole('region', { name: 'Details', exact: true })
  for (const [name, fault] of Object.entries<ApiFault>(apiFaults)) {
    await test.step(`an API that ${name}`, async () => {
      await failApi(page, fault)
      await openHydrated(page, '/account')
      await expect(details.getByRole('alert')).toBeVisible()
      // The session is checked beside; an end of it that comes later fails the next round.
      await expect(main.getByText('Loading...')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Hi, Anu' })).toBeVisible()
      await mendApi(page)
      await details.getByRole('button', { name: 'Try again' }).click()
      await expect(details).toContainText('Anu Menon')
    })
  }
})

test('an API that is slow: pages show placeholders, the cart and the forms are there at once', async ({ page }) => {
  await keepOneProduct(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/dev/**', async (route) => {
    await released
    await route.continue()
  })
  const slow = Object.values(pages).filter(({ loading }) => loading)
  expect(slow).toHaveLength(4)
  for (const { path, loading = '' } of slow) {
    await visit(page, path)
    const main = page.getByRole('main')
    const placeholder = main.getByText(loading, { exact: true }).or(main.getByLabel(loading, { exact: true }))
    await expect(placeholder.first()).toBeAttached()
    await expect(main.getByRole('alert')).toHaveCount(0)
  }
  for (const { path, heading, loading } of Object.values(pages)) {
    if (loading) continue
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  release()
  for (const { path, after } of slow) {
    await visit(page, path)
    if (after) await expect(after(page)).toBeVisible()
  }
})

/** Puts a product into the cart and the wishlist through the page. From here the page's clock can be moved on. */
async function keepOneProduct(page: Page): Promise<void> {
  await page.clock.install()
  await openHydrated(page, '/product/ps-01')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click()
}

/** Goes to an address as a link does, without loading the document: from here the browser asks the API itself. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

async function expectAlert(page: Page, expected: NonNullable<FailedPage['alert']>, { detail }: ApiFault) {
  const title = typeof expected === 'string' ? expected : expected.title
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: title })
  await eventuallyVisible(page, alert)
  if (typeof expected === 'string') return
  const [message = ''] = await alert.getByText(/^Failed to read products: /).allInnerTexts()
  expect(message.replace('Failed to read products: ', '')).toMatch(detail)
}

/** Three tries take seven seconds: the page's clock is moved on instead. */
async function eventuallyVisible(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (!(await wanted.first().isVisible())) await page.clock.fastForward(4100)
    expect(await wanted.first().isVisible()).toBe(true)
  }).toPass({ intervals: [50], timeout: 20_000 })
}
