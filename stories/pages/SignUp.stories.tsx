import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { poolOutbox } from '#mocks/identity.ts'
import { fixtureUsers } from '#mocks/identityUsers.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { AuthPage } from '#pages/auth/AuthPage.tsx'
import { renderApp, pageParameters } from './renderApp.tsx'
import { documentHead, expectPage, expectText } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/** `/signup`, with a user pool in memory: the form, and then the code that confirms the email address. */
const meta = {
  title: 'Pages/Sign up',
  component: AuthPage,
  args: { route: 'signUp' },
  render: renderApp,
  parameters: { ...pageParameters, address: '/signup', hasPool: true },
  beforeEach: resetState,
} satisfies Meta<typeof AuthPage>

export default meta
type Story = StoryObj<typeof meta>

const newAddress = 'lakshmi@shop.test'

async function signUpAs(email: string) {
  await expectPage('Sign Up')
  await userEvent.type(screen.getByLabelText('First Name'), 'Lakshmi')
  await userEvent.type(screen.getByLabelText('Last Name'), 'Nair')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email Address' }), email)
  await userEvent.type(screen.getByLabelText('Password'), 'Kasavu@1')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'Kasavu@1')
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}

export const Form: Story = {
  play: async () => {
    await expectPage('Sign Up')
    await waitFor(() => expect(documentHead()).toMatchObject({ title: 'Sign Up | Padma Weaves' }))
  },
}

export const ConfirmEmail: Story = {
  name: 'Confirm email',
  play: async () => {
    await signUpAs(newAddress)
    const heading = await screen.findByRole('heading', { name: 'Confirm your email' })
    await expect(heading).toHaveFocus()
  },
}

export const EmailTaken: Story = {
  name: 'Email taken',
  play: async () => {
    await signUpAs(fixtureUsers.plain.username)
    const words = 'There is already an account with this email address. Sign in, also to confirm it.'
    await expectText(words)
  },
}

export const ServerDown: Story = {
  name: 'Server down',
  parameters: { scenario: scenarios.serverDown },
  play: async () => {
    await signUpAs(newAddress)
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('An error occurred. Please try again.')
  },
}

export const SignedIn: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  name: 'The emailed code signs in, with one toast',
  // It ends on the home page, which has its own pictures.
  tags: ['behaviour', 'no-picture'],
  play: async () => {
    await signUpAs(newAddress)
    await screen.findByRole('heading', { name: 'Confirm your email' })
    const [message] = await poolOutbox(newAddress)
    await userEvent.type(screen.getByLabelText('Code'), message?.code ?? '')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect(await screen.findByRole('link', { name: 'Hi, Lakshmi' })).toBeVisible()
    const words = 'Account created successfully! Welcome to our textile collection!'
    await expect(await screen.findAllByText(words)).toHaveLength(1)
  },
}
