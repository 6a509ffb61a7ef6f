import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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
