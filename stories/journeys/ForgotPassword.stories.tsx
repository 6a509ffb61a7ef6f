import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { poolOutbox } from '#mocks/identity.ts'
import { fixtureUsers } from '#mocks/identityUsers.ts'
import { expectPage } from '#stories/pages/pageAssertions.ts'
import { pageParameters, renderApp } from '#stories/pages/renderApp.tsx'
import { resetState } from '#stories/pages/storedState.ts'
import { enter, expectGreeting, expectStep, press } from './accountSteps.ts'

/** A forgotten password is replaced by means of a code from an email, and the new one signs in. */
const meta = {
  title: 'Journeys/Forgot password',
  render: renderApp,
  // On a phone the links of the header are in the menu.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { ...pageParameters, address: '/signin', hasPool: true },
  beforeEach: resetState,
  // Each step has its picture under Pages.
  tags: ['no-picture'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { username } = fixtureUsers.plain
const newPassword = 'Balaramapuram#2'

export const NewPassword: Story = {
  name: 'New password',
  play: async ({ step }) => {
    await step('opens the page from the sign-in form', async () => {
      await expectPage('Sign In')
      await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
      await expectPage('Forgot your password?')
    })
    await step('asks for a code', async () => {
      await enter('Email Address', username)
      await press('Send Code')
      await expectStep('Set a new password')
    })
    await step('sets a new password with the code', async () => {
      const messages = await poolOutbox(username)
      await enter('Code', messages.at(-1)?.code ?? '')
      await enter('New Password', newPassword)
      await enter('Confirm New Password', newPassword)
      await press('Set New Password')
    })
    await step('signs in with it', async () => {
      await expectPage('Sign In')
      await expect(screen.getByLabelText('Email Address')).toHaveValue(username)
      await enter('Password', newPassword)
      await press('Sign In')
      await expectGreeting('Meera')
    })
  },
}
