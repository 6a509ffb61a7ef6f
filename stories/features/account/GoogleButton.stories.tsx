import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GoogleButton } from '#features/account/GoogleButton/GoogleButton.tsx'

/**
 * Sign-in with Google, always shown; without a client id it is disabled and says why.
 */
const meta = {
  title: 'Account/GoogleButton',
  component: GoogleButton,
  args: { label: 'Sign in with Google', isSetUp: true },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof GoogleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { onClick: fn() } }

export const NotSetUp: Story = { name: 'Not set up', args: { isSetUp: false } }

export const ScriptLoading: Story = {
  name: 'Script loading',
}

export const SigningIn: Story = { name: 'Signing in', args: { loading: true, onClick: fn() } }
