import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IdentityError } from '#identity/IdentityError.ts'
import { nobody } from '#identity/identity.ts'
import { fixturePassword, fixtureUsers } from '#mocks/identityUsers.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { AuthPage } from '#pages/auth/AuthPage.tsx'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectPage } from './pageAssertions.ts'
import { signedIn } from './signedIn.ts'
import { resetState } from './storedState.ts'

/**
 * `/signin`, with a user pool in memory, which has one user for each step of a sign-in.
 *
 * - Each step replaces the form, and its heading gets the focus.
 * - An alert and a toast report a failed sign-in; the typed text is kept.
 * - A shopper who is signed in is redirected to the page they came from, or to the home page.
 */
const meta = {
  title: 'Pages/Sign in',
  component: AuthPage,
  args: { route: 'signIn' },
  render: renderApp,
  parameters: { ...pageParameters, address: '/signin', hasPool: true },
  beforeEach: resetState,
} satisfies Meta<typeof AuthPage>

export default meta
type Story = StoryObj<typeof meta>

const email = () => screen.getByRole('textbox', { name: 'Email Address' })
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function signInAs(username: string, password = fixturePassword) {
  await expectPage('Sign In')
  await userEvent.type(email(), username)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await press('Sign In')
}

/** Expects the toast with these words and closes it, so that nothing moves any more. */
async function closeToast(words: string) {
  const close = await screen.findByRole('button', { name: 'Close message' })
  await expect(close.closest('[data-sonner-toast]')).toHaveTextContent(words)
  await userEvent.click(close)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close message' })).not.toBeInTheDocument())
}

/** The step that comes after the password of a fixture user. */
function stepOf(username: string, heading: string): Story {
  return { play: () => expectStep(username, heading) }
}

async function expectStep(username: string, heading: string) {
  await signInAs(username)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus())
  await expect(screen.queryByRole('form', { name: 'Sign In' })).not.toBeInTheDocument()
}

export const Form: Story = {
  play: async () => {
    await expectPage('Sign In')
    await expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeDisabled()
    await expect(screen.getByText('Google sign-in is not set up')).toBeVisible()
    await waitFor(() => expect(documentHead()).toMatchObject({ title: 'Sign In | Padma Weaves' }))
  },
}

/** The identity service has sign-in pages of its own, which cannot be reached. */
const hosted = {
  ...nobody,
  hasHostedSignIn: true,
  client: () => Promise.reject(new IdentityError('NetworkError', 'A network error has occurred.')),
}

export const HostedPages: Story = {
  name: 'Hosted pages',
  parameters: { hasPool: false, identity: hosted },
  play: async () => {
    await expectPage('Sign In')
    await press('More ways to sign in')
    await expect(await screen.findByRole('alert')).toHaveTextContent('A network error has occurred.')
    await closeToast('A network error has occurred.')
  },
}

const endless = fn(() => new Promise<never>(() => undefined)).mockName('client')

export const BackFromHostedPages: Story = {
  name: 'After Back from the hosted pages the button works again',
  // Same picture as HostedPages.
  tags: ['behaviour', 'no-picture'],
  parameters: { hasPool: false, identity: { ...hosted, client: endless } },
  play: async () => {
    await expectPage('Sign In')
    const button = screen.getByRole('button', { name: 'More ways to sign in' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-busy'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(button).not.toHaveAttribute('data-busy'))
  },
}

export const WrongPassword: Story = {
  name: 'Wrong password',
  play: async () => {
    await signInAs(fixtureUsers.plain.username, 'Wrong@1947')
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Login failed. Please try again.')
    await expect(email()).toHaveValue(fixtureUsers.plain.username)
    await expect(screen.getByLabelText('Password')).toHaveValue('Wrong@1947')
    await closeToast('Login failed. Please try again.')
  },
}

export const ServerDown: Story = {
  name: 'Server down',
  parameters: { scenario: scenarios.serverDown },
  play: async () => {
    await signInAs(fixtureUsers.plain.username)
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('An error occurred. Please try again.')
    await closeToast('An error occurred. Please try again.')
  },
}

export const Offline: Story = {
  parameters: { scenario: scenarios.offline },
  play: async () => {
    await signInAs(fixtureUsers.plain.username)
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('A network error has occurred.')
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await closeToast('A network error has occurred.')
  },
}

export const TotpCode: Story = {
  ...stepOf(fixtureUsers.totp.username, 'Authenticator app'),
  name: 'Authenticator code',
}

export const BackFromStep: Story = {
  name: 'Back to Sign In keeps the address and whether it is remembered',
  // Same picture as Form.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    await expectPage('Sign In')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await expectStep(fixtureUsers.totp.username, 'Authenticator app')
    await press('Back to Sign In')
    await expect(await screen.findByRole('textbox', { name: 'Email Address' })).toHaveValue(fixtureUsers.totp.username)
    await expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
  },
}

export const SmsCode: Story = {
  ...stepOf(fixtureUsers.sms.username, 'Check your telephone'),
  name: 'SMS code',
}

export const EmailCode: Story = { ...stepOf(fixtureUsers.email.username, 'Check your email'), name: 'Email code' }

export const ChooseMfa: Story = {
  ...stepOf(fixtureUsers.selectMfa.username, 'Confirm that it is you'),
  name: 'Choose second factor',
}

export const SetUpMfa: Story = {
  ...stepOf(fixtureUsers.setUpMfa.username, 'Secure your account'),
  name: 'Set up second factor',
}

export const SetUpEmail: Story = {
  ...stepOf(fixtureUsers.setUpEmail.username, 'Codes by email'),
  name: 'Set up email codes',
}

export const SetUpTotp: Story = {
  name: 'Set up authenticator',
  play: () => expectStep(fixtureUsers.setUpTotp.username, 'Set up your authenticator app'),
  // The pool makes a new secret each time.
  tags: ['no-picture'],
}

export const NewPassword: Story = {
  ...stepOf(fixtureUsers.newPassword.username, 'Choose your own password'),
  name: 'New password',
}

export const UnconfirmedEmail: Story = {
  ...stepOf(fixtureUsers.unconfirmed.username, 'Confirm your email'),
  name: 'Unconfirmed email',
}

export const ResetRequired: Story = {
  ...stepOf(fixtureUsers.resetRequired.username, 'A new password is needed'),
  name: 'Reset required',
}

export const ChooseFactor: Story = {
  name: 'Choose sign-in method',
  play: async () => {
    await expectPage('Sign In')
    await userEvent.type(email(), fixtureUsers.choice.username)
    await press('Use a passkey or a code instead')
    const heading = await screen.findByRole('heading', { name: 'How do you want to sign in?' })
    await expect(heading).toHaveFocus()
    await expect(screen.getByRole('radio', { name: 'Code by email' })).toBeVisible()
  },
}

export const PasswordChosen: Story = {
  name: 'Password chosen',
  play: async () => {
    await expectPage('Sign In')
    await userEvent.type(email(), fixtureUsers.choice.username)
    await press('Use a passkey or a code instead')
    await userEvent.click(await screen.findByRole('radio', { name: 'Password' }))
    await press('Continue')
    await expect(await screen.findByRole('heading', { name: 'Enter your password' })).toHaveFocus()
  },
}

export const SignedIn: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  name: 'A correct password leads to the home page, with one toast',
  // It ends on the home page, which has its own pictures.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    await signInAs(fixtureUsers.plain.username)
    await expect(await screen.findByRole('link', { name: 'Hi, Meera' })).toBeVisible()
    await expect(await screen.findAllByText('Welcome to Padma Weaves, Meera!')).toHaveLength(1)
  },
}

export const BackToPage: Story = {
  name: 'A correct password leads back to the page that asked for it',
  // It ends on the account page, which has its own pictures.
  tags: ['behaviour', 'no-picture'],
  parameters: { address: '/account' },
  play: async () => {
    await signInAs(fixtureUsers.plain.username)
    await expectPage('Your account')
  },
}

export const SignedInAlready: Story = {
  name: 'A shopper who is signed in already is redirected',
  // It ends on the home page, which has its own pictures.
  tags: ['behaviour', 'no-picture'],
  parameters: { hasPool: false, identity: signedIn },
  play: async () => {
    await expectPage('Handcrafted Excellence')
  },
}
