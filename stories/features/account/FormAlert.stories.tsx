import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormAlert } from '#features/account/FormAlert/FormAlert.tsx'

/**
 * Why the service refused a form, above its submit button, with a button for what may help. For an error of one field
 * use the `error` of that field; for a message outside a form use `Notice`. 'Try again' submits the form, or calls
 * `onRetry` if the failure has one. With `isInToast` the message is not announced, because a toast announces it.
 *
 * - [The message is an alert](#anchor--account-formalert--sign-in-failed): screen readers announce it at once.
 * - [With the remedy 'retry' it has a button named 'Try again'](#anchor--account-formalert--offline), which is not a
 *   part of the announced text.
 * - [With the remedy 'restart' it has a button named 'Start again'](#anchor--account-formalert--expired), which calls
 *   `onRestart`.
 */
const meta = {
  title: 'Account/FormAlert',
  component: FormAlert,
  args: { failure: { message: 'Login failed. Please try again.' } },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof FormAlert>

export default meta
type Story = StoryObj<typeof meta>

export const SignInFailed: Story = {
  name: 'Sign-in failed',
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Login failed. Please try again.')
    await expect(alert).not.toHaveAttribute('aria-live')
  },
}

export const Offline: Story = {
  args: { failure: { message: 'A network error has occurred.', remedy: 'retry' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('A network error has occurred.')
    await expect(canvas.getByRole('alert')).not.toContainElement(button)
  },
}

export const Expired: Story = {
  args: {
    failure: { message: 'Your sign-in took too long. Please start again.', remedy: 'restart' },
    onRestart: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
}
