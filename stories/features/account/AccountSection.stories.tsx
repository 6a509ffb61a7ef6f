import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'

/**
 * One part of the account page.
 */
const meta = {
  title: 'Account/AccountSection',
  component: AccountSection,
  args: { title: 'Passkeys', intro: 'Sign in with your fingerprint.', children: 'What it shows' },
} satisfies Meta<typeof AccountSection>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: { error: 'A network error has occurred.', onRetry: () => undefined } } }
