import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { nobody, type Identity } from '#identity/identity.ts'
import { IdentityError } from '#identity/IdentityError.ts'
import type { IdentityClient } from '#identity/client.ts'
import { accountToasts } from '#site/accounts.ts'
import { AccountPage } from '#pages/account/AccountPage.tsx'
import { trivandrum } from '#stories/features/checkout/placedOrder.ts'
import { renderApp, pageParameters } from './renderApp.tsx'
import { expectPage } from './pageAssertions.ts'
import { signedIn } from './signedIn.ts'
import { resetState } from './storedState.ts'

const day = new Date('2026-11-20T06:00:00Z')

/** What the page requests of an account; nothing else is called before a click. */
const account = {
  details: () =>
    Promise.resolve({
      email: 'meenakshi@example.com',
      firstName: 'Meenakshi',
      lastName: 'Nair',
      phone: '+919847012345',
      address: trivandrum,
    }),
  passkeys: () => Promise.resolve([{ id: 'a', name: 'Chrome on Android', createdAt: day }]),
  hasAuthenticatorApp: () => Promise.resolve(true),
  devices: () => Promise.resolve([{ id: 'b', name: 'Chrome on Android', lastUsed: day }]),
  check: fn(() => Promise.resolve()),
} satisfies Partial<IdentityClient>

function identityOf(calls: Partial<IdentityClient>): Identity {
  // The page calls no more than these.
  return { ...signedIn, client: () => Promise.resolve(calls as IdentityClient) }
}

const never = () => new Promise<never>(() => undefined)
const fail = () => Promise.reject(Object.assign(new Error('A network error has occurred.'), { name: 'IdentityError' }))

/** `/account`: what a signed-in shopper can see and change. */
const meta = {
  title: 'Pages/Account',
  component: AccountPage,
  render: renderApp,
  parameters: { ...pageParameters, address: '/account' },
  beforeEach: resetState,
} satisfies Meta<typeof AccountPage>

export default meta
type Story = StoryObj<typeof meta>

// Not among the parameters of all: Storybook would merge it into the ones of each story.
export const Filled: Story = {
  parameters: { identity: identityOf(account) },
  play: async () => {
    await expectPage('Your account')
    await expect(await screen.findByRole('button', { name: 'Forget Chrome on Android' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: /^Turn Off/ })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: {
    identity: identityOf({
      ...account,
      details: () => Promise.resolve({ email: 'meenakshi@example.com', firstName: '', lastName: '', phone: '' }),
      passkeys: () => Promise.resolve([]),
      devices: () => Promise.resolve([]),
      hasAuthenticatorApp: () => Promise.resolve(false),
    }),
  },
  play: async () => {
    await expectPage('Your account')
    await expect(await screen.findByText('You have no passkey yet.')).toBeVisible()
    await expect(screen.getByText('No order has been placed on this device.')).toBeVisible()
    await expect(await screen.findByRole('button', { name: /^Set Up/ })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    identity: identityOf({ details: never, passkeys: never, devices: never, hasAuthenticatorApp: never }),
  },
  play: async () => {
    await expectPage('Your account')
    await waitFor(() => expect(screen.getAllByText('Loading...').length).toBeGreaterThan(3))
  },
}

export const ServerDown: Story = {
  name: 'Server down',
  parameters: { identity: identityOf({ details: fail, passkeys: fail, devices: fail, hasAuthenticatorApp: fail }) },
  play: async () => {
    await expectPage('Your account')
    await waitFor(() => expect(screen.getAllByText('A network error has occurred.').length).toBeGreaterThan(3))
  },
}

const details = fn(account.details).mockName('details')

export const BackFromApp: Story = {
  name: 'An open form stays when the shopper comes back from another app',
  tags: ['behaviour', 'no-picture'], // The form is pictured in Account/SavedAddress.
  parameters: { identity: identityOf({ ...account, details }) },
  beforeEach: () => void details.mockReset().mockImplementation(account.details),
  play: async ({ userEvent }) => {
    await expectPage('Your account')
    await userEvent.click(await screen.findByRole('button', { name: /^Change your/ }))
    details.mockImplementation(fail)
    window.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    // A request is started within the event, and called by promises alone: before the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(details).toHaveBeenCalledOnce()
    await expect(screen.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
  },
}

const passkeys = fn(account.passkeys).mockName('passkeys')
const addPasskey = fn(() => Promise.resolve(false)).mockName('addPasskey')

export const PasskeyCancelled: Story = {
  name: 'A cancelled passkey is not reported as added',
  // Same picture as Filled.
  tags: ['behaviour', 'no-picture'],
  parameters: { identity: identityOf({ ...account, passkeys, addPasskey }) },
  beforeEach: () => {
    passkeys.mockReset().mockImplementation(account.passkeys)
    addPasskey.mockReset().mockResolvedValue(false)
  },
  play: async ({ userEvent }) => {
    await expectPage('Your account')
    const add = await screen.findByRole('button', { name: 'Add a Passkey' })
    await userEvent.click(add)
    await waitFor(() => expect(add).not.toHaveAttribute('data-busy'))
    await expect(addPasskey).toHaveBeenCalledOnce()
    await expect(passkeys).toHaveBeenCalledOnce()
    await expect(screen.queryByText(accountToasts.passkeyAdded)).not.toBeInTheDocument()
  },
}

export const PasskeyThere: Story = {
  name: 'A passkey that another tab has added is listed',
  // Same picture as Filled.
  tags: ['behaviour', 'no-picture'],
  parameters: { identity: identityOf({ ...account, passkeys, addPasskey }) },
  beforeEach: () => {
    passkeys.mockReset().mockResolvedValueOnce([]).mockImplementation(account.passkeys)
    addPasskey.mockReset().mockRejectedValue(new IdentityError('PasskeyAlreadyExists', ''))
  },
  play: async ({ userEvent }) => {
    await expectPage('Your account')
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Passkey' }))
    await expect(await screen.findByText('This device already has a passkey for your account.')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Remove Chrome on Android' })).toBeVisible()
  },
}

export const WithGoogle: Story = {
  name: 'With Google',
  parameters: { identity: { ...signedIn, shopper: { ...signedIn.shopper, provider: 'google' } } },
  play: async () => {
    await expectPage('Your account')
    await expect(await screen.findByText('You are signed in with Google.')).toBeVisible()
  },
}

export const SignedOut: Story = {
  name: 'A signed-out visitor is redirected to sign-in',
  // Same picture as the form of the sign-in page.
  tags: ['behaviour', 'no-picture'],
  parameters: { identity: nobody },
  play: async () => {
    await expectPage('Sign In')
  },
}
