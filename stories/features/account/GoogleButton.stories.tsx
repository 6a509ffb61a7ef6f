import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GoogleButton } from '#features/account/GoogleButton/GoogleButton.tsx'

/**
 * Sign-in or sign-up with Google, above the form of email and password; a line with 'or' separates the two. It is
 * always shown, also where the shop has no client id at Google.
 *
 * - [The button is named by `label`](#anchor--account-googlebutton--ready); Google's letter is hidden from screen
 *   readers.
 * - [Without a client id it is disabled](#anchor--account-googlebutton--not-set-up). The reason is shown below it, and
 *   describes it for screen readers.
 * - [While Google's script is loading, or after it failed to load, it is
 *   disabled](#anchor--account-googlebutton--script-loading), without a reason. Tab does not stop at a disabled button.
 * - [While sign-in is pending it shows a spinner](#anchor--account-googlebutton--signing-in), and keeps its label and
 *   its focus.
 */
const meta = {
  title: 'Account/GoogleButton',
  component: GoogleButton,
  args: { label: 'Sign in with Google', isSetUp: true },
  decorators: [
    (Part) => (
      <div style={{ display: 'grid', gap: '1.75rem', maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof GoogleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: { onClick: fn() },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign in with Google' })
    await expect(button.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
  },
}

export const NotSetUp: Story = {
  name: 'Not set up',
  args: { isSetUp: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Google sign-in is not set up')
    await expect(canvas.getByText('Google sign-in is not set up')).toBeVisible()
  },
}

export const ScriptLoading: Story = {
  name: 'Script loading',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(canvas.getByRole('button')).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).not.toHaveFocus()
  },
}

export const SigningIn: Story = {
  name: 'Signing in',
  args: { loading: true, onClick: fn() },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign in with Google' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    // A disabled button would lose the focus.
    await expect(button).toBeEnabled()
  },
}
