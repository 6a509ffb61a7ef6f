import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PasswordStep } from '#features/account/PasswordStep/PasswordStep.tsx'
import { accepting, silent } from './answers.ts'

/**
 * The sign-in step that asks for the password only, after it was chosen in a `ChoiceForm`. To ask for the email address
 * as well use `SignInForm`.
 *
 * - [It is a form named 'Enter your password' with one field](#anchor--account-passwordstep--empty), which password
 *   managers fill in (`current-password`).
 * - [Enter submits](#anchor--account-passwordstep--sending). While the request is pending, 'Sign In' shows a spinner
 *   and 'Signing in...', and 'Back to Sign In' is disabled.
 */
const meta = {
  title: 'Account/PasswordStep',
  component: PasswordStep,
  args: { name: 'Enter your password', onSubmit: accepting(), onCancel: fn() },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordStep>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Enter your password' })
    await expect(form.querySelectorAll('input')).toHaveLength(1)
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  },
}

export const Sending: Story = {
  args: { onSubmit: silent() },
  // Nothing but the button's spinner is new, which Button pictures.
  tags: ['behaviour', 'no-picture'],
  name: 'The step cannot be left while the request is pending',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Kasavu@1947{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Sign In' })).toBeDisabled())
    await expect(args.onSubmit).toHaveBeenCalledWith('Kasavu@1947')
    await expect(canvas.getByRole('button', { name: 'Signing in...' }).querySelector('svg')).toBeVisible()
  },
}
