import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { NewPasswordForm } from '#features/account/NewPasswordForm/NewPasswordForm.tsx'
import { accepting, silent } from './answers.ts'

/**
 * A new password that replaces the old one.
 */
const meta = {
  title: 'Account/NewPasswordForm',
  component: NewPasswordForm,
  args: { name: 'Set a new password', onSubmit: accepting(), onCancel: fn() },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithCode: Story = {
  name: 'With code',
  args: { proof: 'code', onResend: accepting(), cancelLabel: 'Start again' },
}

export const WithCurrentPassword: Story = { name: 'With current password', args: { proof: 'currentPassword' } }

export const MissingConfirmation: Story = {
  name: 'The error of a missing confirmation stays after the passwords were compared',
  // Same picture as Missing attributes, at another field.
  tags: ['behaviour', 'no-picture'],
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('New Password')
    await expect(password).toHaveAccessibleDescription(/One uppercase letter/)
    await userEvent.type(password, 'Kasavu#1947{Enter}')
    const repetition = canvas.getByLabelText('Confirm New Password')
    await waitFor(() => expect(repetition).toHaveFocus())
    // The passwords are compared when the first one loses the focus.
    await new Promise((compared) => setTimeout(compared, 100))
    await expect(repetition).toHaveAccessibleDescription('Please confirm your password')
  },
}

export const MissingAttributes: Story = {
  name: 'Missing attributes',
  args: { missing: ['given_name', 'phone_number'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }))
    await expect(await canvas.findByText('First Name is required')).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveFocus()
  },
}

export const Sending: Story = {
  args: { proof: 'code', onSubmit: silent(), onResend: accepting() },
  // Nothing but the button's spinner is new, which Button pictures.
  tags: ['behaviour', 'no-picture'],
  name: 'Digits of any Indian script are sent as 0 to 9, and the step cannot be left while the request is pending',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '१२३ ४५६')
    await userEvent.type(canvas.getByLabelText('New Password'), 'Kasavu@1947')
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Kasavu@1947{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ code: '123456' })))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Sign In' })).toBeDisabled())
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeDisabled()
  },
}
