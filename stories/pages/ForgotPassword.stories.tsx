import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { fixtureUsers } from '#mocks/identityUsers.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { AuthPage } from '#pages/auth/AuthPage.tsx'
import { renderApp, pageParameters } from './renderApp.tsx'
import { expectPage } from './pageAssertions.ts'
import { resetState } from './storedState.ts'

/** `/forgot-password`, with a user pool in memory: a code is sent that allows a new password. */
const meta = {
  title: 'Pages/Forgot password',
  component: AuthPage,
  args: { route: 'forgotPassword' },
  render: renderApp,
  parameters: { ...pageParameters, address: '/forgot-password', hasPool: true },
  beforeEach: resetState,
} satisfies Meta<typeof AuthPage>

export default meta
type Story = StoryObj<typeof meta>

async function request() {
  await expectPage('Forgot your password?')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email Address' }), fixtureUsers.plain.username)
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }))
}

export const Request: Story = {
  play: async () => {
    await expectPage('Forgot your password?')
  },
}

export const NewPassword: Story = {
  name: 'New password',
  play: async () => {
    await request()
    const heading = await screen.findByRole('heading', { name: 'Set a new password' })
    await expect(heading).toHaveFocus()
  },
}

export const StartAgain: Story = {
  // Same picture as Request.
  tags: ['behaviour', 'no-picture'],
  name: 'Start again keeps the email address',
  play: async () => {
    await request()
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }))
    await expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toHaveFocus()
    await expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveValue(fixtureUsers.plain.username)
  },
}

export const ServerDown: Story = {
  name: 'Server down',
  parameters: { scenario: scenarios.serverDown },
  play: async () => {
    await request()
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('An error occurred. Please try again.')
  },
}
