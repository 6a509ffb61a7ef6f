import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { networkError } from '#domain/messages.ts'
import { accountToasts } from '#site/accounts.ts'
import { paymentTexts } from '#site/payment.ts'
import { fillSignIn, fillSignUp, newShopper, signOut, signUp, type TestShopper } from '../support/account.ts'
import { codeTo } from '../support/codes.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'
import { eventually, test } from '../support/journey.ts'
import { viewports } from '../support/openBrowser.ts'
import { painted } from '../support/painted.ts'
import { setTextSize } from '../support/textSize.ts'

// The browser logs every error response of the service on its console.
test.use({ viewport: viewports.desktop, quiet: false })

const greeting = (page: Page, name = 'Anu') => page.getByRole('link', { name: `Hi, ${name}` })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const asks = (request: Request, action: string) => request.headers()['x-amz-target']?.endsWith(`.${action}`) ?? false
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A virtual authenticator that confirms every request at once. */
const presentAuthenticator = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

/** Sends the sign-in form without Remember me: a session of this tab alone. */
async function signInForTab(page: Page, shopper: TestShopper): Promise<void> {
  await openHydrated(page, '/signin')
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await fillSignIn(page, shopper)
}

/** Fills in the opened form of the account's delivery address, and saves it. */
async function fillAddress(address: Locator): Promise<void> {
  await address.getByLabel('Phone Number').fill('9847012345')
  await address.getByLabel('Address Line 1').fill('TC 12/408, Pattom')
  await address.getByLabel('City').fill('Trivandrum')
  await address.getByLabel('State').selectOption('Kerala')
  await address.getByLabel('Pincode').fill('695004')
  await address.getByRole('button', { name: 'Save Address' }).click()
}

/** Opens the pure silks, and puts the first of them into the cart. */
async function addFirstSilk(page: Page): Promise<void> {
  await openHydrated(page, '/collections/pure-silks')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
}

/** The account page of this shopper on another device. */
async function signInElsewhere(page: Page, shopper: TestShopper): Promise<Page> {
  const device = await page.context().browser()?.newContext({ viewport: viewports.desktop })
  if (!device) throw new Error('This page has no browser to open another device in.')
  const far = await device.newPage()
  await openHydrated(far, new URL('/signin', page.url()).href)
  await fillSignIn(far, shopper)
  await greeting(far, shopper.firstName).click()
  return far
}

test('a shopper signs up, signs out, signs in and stays signed in over a reload', async ({ page, consoleErrors }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Account created successfully! Welcome to our textile collection!')).toHaveCount(1)
  await signOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, shopper)
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByText('Welcome back, Anu!')).toHaveCount(1)
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  await openHydrated(page, '/signin')
  await expect(page).toHaveURL('/')
  // The one error: the shop had no record of this shopper yet.
  expect(consoleErrors.filter((each) => !each.includes('404'))).toEqual([])
})

test('sign-up shows an error for a taken address and for a wrong code, and keeps what was typed', async ({ page }) => {
  const shopper = newShopper()
  await openHydrated(page, '/sign-up')
  await press(page, 'Create Account')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible()
  const rules = page.getByRole('main').getByRole('list').getByRole('listitem')
  await expect(rules).toHaveCount(5)
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription(/At least 8 characters.*One special character/)
  await password.fill('kasavu#1')
  await expect(rules.filter({ hasText: ', done' })).toHaveCount(4)
  await fillSignUp(page, shopper)
  await expect(heading(page, 'Confirm your email')).toBeFocused()
  await page.getByLabel('Code').fill('000000')
  await press(page, 'Confirm')
  await expect(page.getByText('This code is not right. Please check it and try again.')).toBeVisible()
  await press(page, 'Send a new code')
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await expect(page.getByText('This code is not right.', { exact: false })).toHaveCount(0)
  await expect(page.getByLabel('Code')).toHaveValue('')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(await codeTo(page, shopper.email, 2))
  await press(page, 'Confirm')
  await expect(greeting(page)).toBeVisible()
  await signOut(page)
  await openHydrated(page, '/signup')
  await fillSignUp(page, shopper)
  await expect(
    page.getByText('There is already an account with this email address. Sign in, also to confirm it.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(shopper.email)
  await expect(page.getByLabel('Email Address')).toBeFocused()
})

test('the sign-up form keeps what was typed while its links are read, and shows an error when it is refused', async ({
  page,
}) => {
  const shopper = newShopper()
  await openHydrated(page, '/signup')
  await page.getByLabel('First Name').fill('Meera')
  await page.getByLabel('Email Address').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('First Name')).toHaveValue('Meera')
  await expect(page.getByLabel('Email Address')).toHaveValue(shopper.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.route('**/dev/identity**', (route) =>
    route.fulfill({
      status: 400,
      json: { __type: 'NotAuthorizedException', message: 'SignUp is not permitted for this user pool' },
    }),
  )
  await fillSignUp(page, shopper)
  await expect(page.getByRole('main').getByText('Registration failed. Please try again.')).toBeVisible()
})

test('a reload during sign-up returns to the code step, which then leads to sign-in', async ({ page }) => {
  const shopper = newShopper()
  await openHydrated(page, '/signup')
  await fillSignUp(page, shopper)
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('shop.signup'))).not.toContain(shopper.password)
  await page.reload()
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await page.getByLabel('Code').fill(await codeTo(page, shopper.email))
  await press(page, 'Confirm')
  await expect(heading(page, 'Sign In')).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(shopper.email)
  await fillSignIn(page, shopper)
  await expect(greeting(page)).toBeVisible()

  await signOut(page)
  await openHydrated(page, '/signup')
  await fillSignUp(page, newShopper())
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await press(page, 'Start again')
  await expect(heading(page, 'Sign Up')).toBeFocused()
  await expect(page.getByLabel('First Name')).not.toHaveValue('')
  await expect(page.getByLabel('Email Address')).not.toHaveValue('')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.reload()
  await hydrated(page)
  await expect(heading(page, 'Sign Up')).toBeVisible()
})

test('confirming a sign-up after a reload of the sign-in page leads to the sign-in form', async ({ page }) => {
  const shopper = newShopper()
  await openHydrated(page, '/signup')
  await fillSignUp(page, shopper)
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await openHydrated(page, '/signin')
  await fillSignIn(page, shopper)
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await page.getByLabel('Code').fill(await codeTo(page, shopper.email))
  await press(page, 'Confirm')
  await expect(page.getByText('Your email address is confirmed. You can sign in now.')).toBeVisible()
  await expect(heading(page, 'Sign In')).toBeFocused()
  await fillSignIn(page, shopper)
  await expect(greeting(page)).toBeVisible()
})

test('sections that come late do not move a control that is being pressed', async ({ page }) => {
  await signUp(page, newShopper())
  await openHydrated(page, '/account')
  await expect(page.getByRole('button', { name: 'Add an Address' })).toBeVisible()
  const { release, count } = await holdRequests(page, '**/dev/identity')
  await page.reload()
  await hydrated(page)
  const change = page.getByRole('button', { name: 'Change Password' })
  await change.hover()
  await eventually(count).toBeGreaterThan(3)
  await page.mouse.down()
  release()
  await page.waitForLoadState('networkidle')
  await painted(page)
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Current Password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an Address' })).toBeVisible()
})

test('a press that blurs a mismatching confirmation still reaches its control', async ({ page }) => {
  await openHydrated(page, '/signup')
  const confirmation = page.getByLabel('Confirm Password', { exact: true })
  const message = page.getByText('Passwords do not match')
  const terms = page.getByRole('checkbox', { name: /^I agree/ })
  await page.getByLabel('Password', { exact: true }).fill('Kasavu#1947')
  await confirmation.fill('Kasavu#1948')
  // Without a scroll meanwhile.
  await terms.scrollIntoViewIfNeeded()
  await pressSlowly(page, terms)
  await expect(terms).toBeChecked()
  await expect(message).toBeVisible()
  // The message disappears in the same way.
  await confirmation.fill('Kasavu#1947')
  await confirmation.fill('Kasavu#1949')
  const create = page.getByRole('button', { name: 'Create Account' })
  await create.scrollIntoViewIfNeeded()
  await pressSlowly(page, create)
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(message).toBeVisible()
})

/** Presses at the middle of a control and lets go there, wherever it may be by then. */
async function pressSlowly(page: Page, control: Locator): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.up()
}

test('a wrong password and an unknown address read the same, in an alert and a toast', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await signOut(page)
  for (const email of [shopper.email, newShopper().email]) {
    await openHydrated(page, '/signin')
    await fillSignIn(page, { ...shopper, email, password: 'Wrong#1947' })
    await expect(page.getByText('Login failed. Please try again.')).toHaveCount(2)
    await expect(page.getByLabel('Email Address')).toHaveValue(email)
  }
})

test('a forgotten password is replaced', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await signOut(page)
  await openHydrated(page, '/signin')
  await page.getByLabel('Email Address').fill(shopper.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // Both pages have the field.
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(shopper.email)
  await press(page, 'Send Code')
  await expect(heading(page, 'Set a new password')).toBeFocused()
  await page.reload()
  await expect(heading(page, 'Set a new password')).toBeVisible()
  await press(page, 'Send a new code')
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await page.getByLabel('Code').fill(await codeTo(page, shopper.email, 3))
  const password = 'Balaramapuram#2'
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(password)
  await press(page, 'Set New Password')
  await expect(heading(page, 'Sign In')).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(shopper.email)
  await fillSignIn(page, { ...shopper, password })
  await expect(greeting(page)).toBeVisible()
})

test('sign-up returns to the page the shopper came from', async ({ page }) => {
  await openHydrated(page, '/collections/pure-silks?sort=newest')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  const shopper = newShopper()
  await fillSignUp(page, shopper)
  await expect(heading(page, 'Confirm your email')).toBeFocused()
  await page.getByLabel('Code').fill(await codeTo(page, shopper.email))
  await press(page, 'Confirm')
  await expect(page).toHaveURL('/collections/pure-silks?sort=newest')
  await expect(greeting(page)).toBeVisible()
})

test('an authenticator app is set up, asked for at sign-in, and turned off', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await greeting(page).click()
  const app = section(page, 'Authenticator app')
  await app.getByRole('button', { name: 'Set Up' }).click()
  await expect(app.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = await app.getByText('Key:', { exact: true }).locator('..').textContent()
  const totp = new TOTP({ secret: Secret.fromBase32(key?.replaceAll(/Key:|\s/g, '') ?? '') })
  await app.getByLabel('Code from the app').fill('000000')
  await app.getByRole('button', { name: 'Turn On' }).click()
  await expect(app.getByText('This code is not right. Please check it and try again.')).toBeVisible()
  await app.getByLabel('Code from the app').fill(totp.generate())
  // The code is accepted, but the request that turns the app on fails.
  await page.route('**/dev/identity', (route) =>
    asks(route.request(), 'SetUserMFAPreference') ? route.abort() : route.fallback(),
  )
  await app.getByRole('button', { name: 'Turn On' }).click()
  await expect(app.getByText(networkError)).toBeVisible()
  await page.unroute('**/dev/identity')
  await app.getByRole('button', { name: 'Try again' }).click()
  await expect(app.getByRole('button', { name: 'Turn Off' })).toBeVisible()

  // This device is remembered, and not asked; another one is.
  const devices = section(page, 'Devices')
  await devices.getByRole('button', { name: /^Forget/ }).click()
  await expect(devices.getByText('No device is remembered.')).toBeVisible()
  await signOut(page)
  await openHydrated(page, '/signin')
  const remember = page.getByLabel('Remember me')
  await remember.uncheck()
  await fillSignIn(page, shopper)
  await expect(heading(page, 'Authenticator app')).toBeFocused()
  // A reload returns to the step, and Back from there to what was typed.
  await page.reload()
  await expect(heading(page, 'Authenticator app')).toBeVisible()
  await press(page, 'Back to Sign In')
  await expect(page.getByLabel('Email Address')).toHaveValue(shopper.email)
  await expect(remember).not.toBeChecked()
  await remember.check()
  await fillSignIn(page, shopper)
  await expect(heading(page, 'Authenticator app')).toBeFocused()
  await page.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await press(page, 'Continue')
  await expect(greeting(page)).toBeVisible()

  // Now this device is remembered.
  await signOut(page)
  await openHydrated(page, '/signin')
  await fillSignIn(page, shopper)
  await expect(greeting(page)).toBeVisible()
  await greeting(page).click()
  await app.getByRole('button', { name: 'Turn Off' }).click()
  await expect(app.getByRole('button', { name: 'Set Up' })).toBeVisible()
})

test('a code by email whose successor did not come is not sent to another step', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await signOut(page)
  await openHydrated(page, '/signin')
  await page.getByLabel('Email Address').fill(shopper.email)
  await press(page, 'Use a passkey or a code instead')
  await page.getByRole('radio', { name: 'Code by email' }).check()
  await press(page, 'Continue')
  await expect(heading(page, 'Check your email')).toBeVisible()
  await page.getByLabel('Code').fill(await codeTo(page, shopper.email, 2))
  await page.route('**/dev/identity', (route) =>
    asks(route.request(), 'RespondToAuthChallenge') ? route.abort() : route.fallback(),
  )
  await press(page, 'Send a new code')
  await expect(page.getByText(networkError)).toBeVisible()
  await page.unroute('**/dev/identity')
  await press(page, 'Continue')
  await expect(page.getByText('This code is no longer valid. Please ask for a new one.')).toBeVisible()
  await press(page, 'Send a new code')
  await expect(page.getByText('A new code is on its way.')).toBeVisible()
  await page.getByLabel('Code').fill(await codeTo(page, shopper.email, 3))
  await press(page, 'Continue')
  await expect(greeting(page)).toBeVisible()
})

test('a passkey is added, signs in, and returns to the choice when it is cancelled', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: presentAuthenticator,
  })
  const shopper = newShopper()
  await signUp(page, shopper)
  await greeting(page).click()
  const passkeys = section(page, 'Passkeys')
  const add = passkeys.getByRole('button', { name: 'Add a Passkey' })
  // To the page a refused user verification looks like a cancelled passkey.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  const asked = page.waitForResponse((response) => asks(response.request(), 'StartWebAuthnRegistration'))
  await add.click()
  await asked
  await expect(add).not.toHaveAttribute('aria-disabled')
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText('The passkey is added.')).toHaveCount(0)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await add.click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  const byPasskey = async () => {
    await openHydrated(page, '/signin')
    await page.getByLabel('Email Address').fill(shopper.email)
    await press(page, 'Use a passkey or a code instead')
    await expect(heading(page, 'How do you want to sign in?')).toBeFocused()
    await page.getByRole('radio', { name: 'Passkey' }).check()
    await press(page, 'Continue')
  }
  await signOut(page)
  await byPasskey()
  await expect(greeting(page)).toBeVisible()

  await signOut(page)
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
  await byPasskey()
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Password' }).check()
  await press(page, 'Continue')
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await press(page, 'Sign In')
  await expect(greeting(page)).toBeVisible()
})

test('what another tab has removed from an account is removed here without an error', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: presentAuthenticator })
  await signUp(page, newShopper())
  await greeting(page).click()
  await press(page, 'Add a Passkey')
  const rowsOf = (tab: Page, name: string) => section(tab, name).getByRole('listitem')
  await expect(rowsOf(page, 'Passkeys')).toHaveCount(1)
  const other = await context.newPage()
  await openHydrated(other, '/account')
  for (const name of ['Passkeys', 'Devices']) {
    for (const tab of [other, page]) {
      await section(tab, name)
        .getByRole('button', { name: /^(?:Remove|Forget)/ })
        .click()
      await expect(rowsOf(tab, name)).toHaveCount(0)
    }
  }
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('signing out reaches every tab, and keeps the cart unless it is to be cleared', async ({ page, context }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await addFirstSilk(page)
  await expect(greeting(page)).toBeVisible()
  const other = await context.newPage()
  await openHydrated(other, '/account')
  await expect(greeting(other)).toBeVisible()
  await expect(heading(other, 'Your account')).toBeVisible()
  const told = other.evaluate(
    () => new Promise((resolve) => window.addEventListener('auth:logout', () => resolve(true), { once: true })),
  )
  const checkout = await context.newPage()
  await openHydrated(checkout, '/checkout')
  const name = checkout.getByLabel('Full Name')
  await name.fill('Lakshmi Nair')
  const drafts = () => checkout.evaluate(() => sessionStorage.getItem('shop.address') ?? '')
  await eventually(drafts).toContain('Lakshmi Nair')
  // The state of a pincode is filled in once the table of pincodes is there.
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    void checkout.route('**/assets/placeOfPincode*', (route) => {
      answer = () => void route.continue()
      resolve()
    })
  })
  await checkout.getByLabel('Pincode').fill('695001')
  await asked
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeFocused()
  expect(await told).toBe(true)
  // The address is removed from the checkout of another tab, too.
  await expect(name).not.toHaveValue('Lakshmi Nair')
  await expect(checkout.getByRole('alert')).toHaveText(paymentTexts.cleared)
  // It was in a field of the form that was reset.
  await expect(checkout.getByRole('heading', { name: 'Shipping Address' })).toBeFocused()
  const table = checkout.waitForResponse('**/assets/placeOfPincode*')
  answer()
  await (await table).finished()
  await painted(checkout)
  expect(await drafts()).not.toContain('Lakshmi Nair')
  await expect(heading(other, 'Sign In')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('shop.orders.quarantined', 'of Lakshmi Nair')
    sessionStorage.setItem('shop.address.quarantined', 'of Lakshmi Nair')
    sessionStorage.setItem('shop.signup', 'of Lakshmi Nair')
  })
  await checkout.close()
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // The remembered device stays remembered, under the shopper's address.
  expect(await stored()).toContainEqual(expect.stringContaining('.deviceKey'))
  await press(page, 'Clear this device')
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  // Quarantined entries, a sign-up that waits for its code and the shopper's identifiers are removed as well.
  expect((await stored()).filter((key) => /\.quarantined$|shop\.signup|Cognito|@/.test(key))).toEqual([])
})

test('Sign Out in the menu of the account page leads to the sign-in page', async ({ page }) => {
  await signUp(page, newShopper())
  await page.setViewportSize(viewports.phone)
  await openHydrated(page, '/account')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(heading(page, 'Sign In')).toBeVisible()
  await expect(page).toHaveURL('/signin')
})

test('the next shopper of a device finds no message that was being written when someone signed out', async ({
  page,
}) => {
  await signUp(page, newShopper())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const message = page.getByRole('form').getByLabel('Message')
  await message.fill('Is it soft?')
  await signOut(page)
  await expect(message).toHaveValue('')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(heading(page, 'Privacy Policy')).toBeVisible()
  await page.goBack()
  await expect(message).toHaveValue('')
})

test('the next shopper of a device is not asked for the code of somebody who signed out', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await signOut(page)
  await openHydrated(page, '/forgot-password')
  await page.getByLabel('Email Address').fill(shopper.email)
  await press(page, 'Send Code')
  await expect(heading(page, 'Set a new password')).toBeVisible()
  // She remembers the password.
  await openHydrated(page, '/signin')
  await fillSignIn(page, shopper)
  await expect(greeting(page)).toBeVisible()
  await signOut(page)
  expect(await page.evaluate(() => sessionStorage.getItem('shop.reset'))).toBeNull()
  await openHydrated(page, '/forgot-password')
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
})

test('on a device that was cleared, a product removed from the wishlist cannot be brought back', async ({ page }) => {
  await signUp(page, newShopper())
  await openHydrated(page, '/collections/pure-silks')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist/ })
    .click()
  await page.getByRole('link', { name: 'Wishlist, 1 item' }).click()
  await expect(heading(page, 'Your wishlist')).toBeVisible()
  await page.getByRole('main').getByRole('button', { pressed: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveCount(2)
  await signOut(page)
  await press(page, 'Clear this device')
  await expect(page.getByText(accountToasts.deviceCleared)).toBeVisible()
  await expect(undo).toHaveCount(0)
})

test('a tab that the browser had discarded forgets the address of a shopper who signed out meanwhile', async ({
  page,
  context,
}) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await addFirstSilk(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const checkout = await context.newPage()
  await openHydrated(checkout, '/checkout')
  await checkout.getByLabel('City').fill('Aranmula')
  const draft = () => checkout.evaluate(() => sessionStorage.getItem('shop.address') ?? '')
  await eventually(draft).toContain('Aranmula')
  await checkout.reload()
  await expect(checkout.getByLabel('City')).toHaveValue('Aranmula')
  // Its scripts are gone, as in a discarded tab.
  await checkout.goto('about:blank')
  await signOut(page)
  await openHydrated(checkout, '/checkout')
  await expect(checkout.getByLabel('City')).toHaveValue('')
  await expect(checkout.getByRole('alert')).toHaveText(paymentTexts.cleared)
  await openHydrated(page, '/signin')
  await fillSignIn(page, shopper)
  await expect(checkout.getByText(paymentTexts.cleared)).toHaveCount(0)
  await signOut(page)
  await expect(checkout.getByRole('alert')).toHaveText(paymentTexts.cleared)
  await checkout.getByLabel('City').fill('Kochi')
  await expect(checkout.getByText(paymentTexts.cleared)).toHaveCount(0)
  expect(await draft()).not.toContain('Aranmula')
})

test('a second press on Logout does not press what takes its place', async ({ page }) => {
  await signUp(page, newShopper())
  await openHydrated(page, '/contact')
  await page.getByRole('button', { name: 'Logout' }).click({ clickCount: 3, delay: 50 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expect(page.getByText('You have been logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
})

test('signing out ends the session on the device at once when the service does not answer', async ({ page }) => {
  await signUp(page, newShopper())
  const asked = page.waitForRequest((request) => asks(request, 'RevokeToken'))
  // Never answered.
  await page.route('**/dev/identity', () => undefined)
  await signOut(page)
  await asked
  const tokens = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /Token$|AuthUser$/.test(key)))
  await eventually(tokens).toEqual([])
})

for (const how of ['cannot be loaded', 'takes too long'])
  test(`when the account code ${how}, a shopper is still signed out on this device`, async ({ page }) => {
    await signUp(page, newShopper())
    await page.route('**/assets/openIdentity*', (route) => (how === 'takes too long' ? undefined : route.abort()))
    await openHydrated(page, '/collections')
    await page.evaluate(() => {
      sessionStorage.setItem('shop.address', 'typed')
      sessionStorage.setItem('shop.address.quarantined', 'typed')
      localStorage.setItem('shop.user.quarantined', 'of the shopper')
      sessionStorage.setItem('shop.tabUser.quarantined', 'of the shopper')
      sessionStorage.setItem('shop.tabUser.untold', '1')
    })
    await signOut(page)
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept.filter((key) => /Token|Drift|Details|LastAuthUser|address|user/i.test(key))).toEqual([])
    expect(kept).toContainEqual(expect.stringMatching(/deviceKey$/))
    await page.unroute('**/assets/openIdentity*')
    await openHydrated(page, '/account')
    await expect(heading(page, 'Sign In')).toBeVisible()
  })

for (const [how, name] of [
  ['is full', 'QuotaExceededError'],
  ['refuses to store', 'SecurityError'],
] as const) {
  test(`where local storage ${how}, a sign-in with Remember me lasts for the visit`, async ({ page, context }) => {
    const shopper = newShopper()
    await signUp(page, shopper)
    const device = await context.browser()?.newContext({ viewport: viewports.desktop })
    if (!device) throw new Error('This page has no browser to open another device in.')
    await device.addInitScript((error) => {
      const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value
      Storage.prototype.setItem = function setItem(key, text) {
        if (this === localStorage) throw new DOMException('Nothing is stored.', error)
        write?.call(this, key, text)
      }
    }, name)
    const full = await device.newPage()
    await openHydrated(full, new URL('/signin', page.url()).href)
    await fillSignIn(full, shopper)
    await expect(greeting(full)).toBeVisible()
    await greeting(full).click()
    await expect(section(full, 'Details').getByText(shopper.email)).toBeVisible()
    await full.getByRole('banner').getByRole('link', { name: 'Collections', exact: true }).first().click()
    await expect(heading(full, 'All Collections')).toBeVisible()
    await expect(greeting(full)).toBeVisible()
    await signOut(full)
    await device.close()
  })
}

test('without Remember me the session ends with the tab', async ({ page, context }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await signOut(page)
  await signInForTab(page, shopper)
  await expect(greeting(page)).toBeVisible()
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  const other = await context.newPage()
  await openHydrated(other, '/')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await eventually(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))).toEqual(
    [],
  )
})

test('a sign-in in another tab also applies to a tab where one without Remember me failed, and so does its sign-out', async ({
  page,
  context,
}) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await signOut(page)
  await signInForTab(page, { ...shopper, password: 'Kasavu#1948' })
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()

  // The first tab asks the pool whether the session holds.
  const checked = page.waitForResponse((response) => asks(response.request(), 'GetUser'))
  const other = await context.newPage()
  await openHydrated(other, '/signin')
  await fillSignIn(other, shopper)
  await expect(greeting(other)).toBeVisible()
  await checked
  await expect(greeting(page)).toBeVisible()
  await expect(greeting(other)).toBeVisible()

  const revoked = page.waitForRequest((request) => asks(request, 'RevokeToken'))
  await signOut(page)
  await revoked
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))).toEqual([])
})

test('the account page of a session that was ended elsewhere leads to sign-in', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await openHydrated(page, '/contact')
  const far = await signInElsewhere(page, shopper)
  await press(far, 'Sign out on all devices')
  await expect(heading(far, 'Sign In')).toBeVisible()
  await far.context().close()
  // Its access token has not expired, so that only the pool knows.
  await greeting(page).click()
  await expect(heading(page, 'Sign In')).toBeVisible()
  await expect(page).toHaveURL(/\/signin$/)
})

test('a session that was ended elsewhere ends here at the next visit, without a message', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  const far = await signInElsewhere(page, shopper)
  await expect(section(far, 'Devices')).toBeVisible()
  // Every section has asked by then.
  await far.waitForLoadState('networkidle')
  // A failed sign-out on all devices shows an error, and no success message.
  await far.route('**/dev/identity', (route) => route.abort())
  await press(far, 'Sign out on all devices')
  await expect(far.getByText(networkError)).toBeVisible()
  await expect(greeting(far)).toBeVisible()
  await far.unroute('**/dev/identity')
  await press(far, 'Sign out on all devices')
  await expect(heading(far, 'Sign In')).toBeVisible()
  await far.context().close()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText('You have been logged out successfully')).toHaveCount(0)
})

test('a check of a session that is answered after the next sign-in does not end that one', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  const held: (() => void)[] = []
  await page.route('**/dev/identity', async (route) => {
    if (asks(route.request(), 'GetUser') && held.length === 0) {
      await new Promise<void>((resolve) => held.push(resolve))
    }
    await route.fallback()
  })
  await openHydrated(page, '/contact')
  await expect.poll(() => held.length).toBe(1)
  await signOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, shopper)
  await expect(greeting(page)).toBeVisible()
  const refused = page.waitForResponse((response) => response.status() === 400)
  held[0]?.()
  await refused
  await page.reload()
  await expect(greeting(page)).toBeVisible()
})

/** The tokens of this tab's session seem to be an hour old: Amplify refreshes them before the next request. */
async function expireTokens(page: Page) {
  const expired = await page.evaluate(() => {
    const keys = Object.keys(sessionStorage).filter((key) => /\.(?:access|id)Token$/.test(key))
    for (const key of keys) {
      const [head, body = '', signature] = (sessionStorage.getItem(key) ?? '').split('.')
      const claims: object = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
      const text = btoa(JSON.stringify({ ...claims, iat: 1, exp: 2 }))
      sessionStorage.setItem(
        key,
        [head, text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''), signature].join('.'),
      )
    }
    return keys.length
  })
  expect(expired).toBe(2)
}

for (const found of ['by a reload', 'on the account page', 'by a refused refresh'] as const) {
  test(`where a session of one tab has ended by itself, found ${found}, the shopper who is signed in on the device stays`, async ({
    page,
    context,
  }) => {
    const [inTab, onDevice] = [newShopper(), { ...newShopper(), firstName: 'Meera' }]
    await signUp(page, inTab)
    await signOut(page)
    await signInForTab(page, inTab)
    await expect(greeting(page)).toBeVisible()
    const other = await context.newPage()
    await signUp(other, onDevice)
    await expect(greeting(other, 'Meera')).toBeVisible()
    await expect(greeting(page)).toBeVisible()

    const far = await signInElsewhere(page, inTab)
    await press(far, 'Sign out on all devices')
    await expect(heading(far, 'Sign In')).toBeVisible()
    await far.context().close()

    if (found === 'by a refused refresh') await expireTokens(page)
    if (found === 'by a reload') await page.reload()
    else await greeting(page).click()
    await expect(greeting(page, 'Meera')).toBeVisible()
    await openHydrated(other, '/account')
    await expect(other.getByText(onDevice.email)).toBeVisible()
    await greeting(page, 'Meera').click()
    await expect(page.getByText(onDevice.email)).toBeVisible()
    await expect(page.getByText('You are no longer signed in. Please sign in again.')).toHaveCount(0)
  })
}

test('the saved address fills in the checkout', async ({ page }) => {
  await signUp(page, newShopper())
  await greeting(page).click()
  const address = section(page, 'Delivery address')
  await address.getByRole('button', { name: 'Add an Address' }).click()
  await expect(address.getByLabel('Full Name')).toHaveValue('Anu Menon')
  await fillAddress(address)
  await expect(address.getByText('TC 12/408, Pattom')).toBeVisible()
  await addFirstSilk(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await openHydrated(page, '/checkout')
  await expect(page.getByLabel('Address Line 1')).toHaveValue('TC 12/408, Pattom')
  await expect(page.getByLabel('State')).toHaveValue('Kerala')
})

test('offline a sign-in says so, keeps what was typed, and succeeds once the network is back', async ({ page }) => {
  const shopper = newShopper()
  await signUp(page, shopper)
  await signOut(page)
  await openHydrated(page, '/signin')
  await page.route('**/dev/identity', (route) => route.abort())
  await fillSignIn(page, shopper)
  await expect(page.getByRole('main').getByText('A network error has occurred.')).toBeVisible()
  await page.unroute('**/dev/identity')
  await press(page, 'Try again')
  await expect(greeting(page)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(greeting(page)).toBeVisible()
})

test('with text of 200 % the email address of an account has a line of its own', async ({ page }) => {
  await signUp(page, newShopper())
  await page.setViewportSize(viewports.phone)
  await setTextSize(page, 200)
  await openHydrated(page, '/account')
  const email = page.getByRole('definition').filter({ hasText: '@example.com' })
  await email.waitFor()
  expect((await email.boundingBox())?.width).toBeGreaterThan(viewports.phone.width * 0.8)
})

test('on a phone the saved address is in view, and one press loads all parts of an account that failed', async ({
  page,
}) => {
  await signUp(page, newShopper())
  await page.setViewportSize(viewports.phone)
  await page.route('**/dev/identity', (route) => route.fulfill({ status: 500, body: '{}' }))
  await openHydrated(page, '/account')
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(tryAgain).toHaveCount(5)
  // One of the five alerts is announced.
  await expect(page.locator('main [role="alert"]:not([aria-live="off"])')).toHaveCount(1)
  await page.unroute('**/dev/identity')
  await tryAgain.nth(1).click()
  await expect(tryAgain).toHaveCount(0)
  const address = section(page, 'Delivery address')
  await address.getByRole('button', { name: 'Add an Address' }).click()
  await fillAddress(address)
  await expect(address.getByRole('heading')).toBeFocused()
  await expect(address.getByRole('heading')).toBeInViewport()
})

test('with text of 200 % the buttons of the address form are apart, one below the other', async ({ page }) => {
  await signUp(page, newShopper())
  await page.setViewportSize(viewports.phone)
  await setTextSize(page, 200)
  await openHydrated(page, '/account')
  const address = section(page, 'Delivery address')
  await address.getByRole('button', { name: 'Add an Address' }).click()
  const [cancel, save] = await Promise.all(
    ['Cancel', 'Save Address'].map((name) => address.getByRole('button', { name }).boundingBox()),
  )
  expect((save?.y ?? 0) - (cancel?.y ?? 0) - (cancel?.height ?? 0)).toBeGreaterThanOrEqual(16)
})

test('beside the headings of an account, the first words of a section are on their line', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await signUp(page, newShopper())
  await openHydrated(page, '/account')
  const words = {
    Password: section(page, 'Password').getByText('Change Password'),
    'Sign out': section(page, 'Sign out').getByText(/^Also clear/),
    Passkeys: section(page, 'Passkeys').getByText(/^Sign in with your fingerprint/),
  }
  for (const [name, text] of Object.entries(words)) {
    await text.waitFor()
    // Sections above them may still be loading, which moves both.
    await eventually(async () => {
      const ofHeading = await section(page, name).getByRole('heading').evaluate(middleOfLine)
      return Math.abs(ofHeading - (await text.evaluate(middleOfLine)))
    }).toBeLessThanOrEqual(3)
  }
})

/** In the page: the middle of an element's first line of text, from the top of the page. */
function middleOfLine(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { top = 0, height = 0 } = range.getClientRects()[0] ?? {}
  return scrollY + top + height / 2
}
