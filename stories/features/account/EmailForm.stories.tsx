import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { EmailForm } from '#features/account/EmailForm/EmailForm.tsx'
import { accepting, silent } from './answers.ts'

/**
 * A form for one email address: the account's own for a forgotten password (`autoComplete` 'username'), or any to
 * receive codes at ('email'). For sign-in with a password use `SignInForm`.
 *
 * - [The field is labelled 'Email Address'](#anchor--account-emailform--empty); phones show a keyboard for email
 *   addresses, and browsers fill in the one of the account.
 * - [Enter submits, and an invalid address is refused](#anchor--account-emailform--invalid): the error is below the
 *   field and describes it, and the field has the focus.
 * - [While the request is pending](#anchor--account-emailform--sending), the submit button shows a spinner and 'Back to
 *   Sign In' is disabled.
 */
const meta = {
  title: 'Account/EmailForm',
  component: EmailForm,
  args: {
    name: 'Forgot your password?',
    submitLabel: 'Send Code',
    onSubmit: accepting(),
    onCancel: fn(),
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof EmailForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email Address' })
    await expect(email).toHaveAttribute('inputmode', 'email')
    await expect(email).toHaveAttribute('autocomplete', 'username')
  },
}

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email Address')
    await userEvent.type(email, 'lakshmi{Enter}')
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible()
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Cancelled: Story = {
  // Same picture as Empty.
  tags: ['behaviour', 'no-picture'],
  name: 'Back to Sign In takes along what was typed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email Address'), 'lakshmi@ex')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Sign In' }))
    await expect(args.onCancel).toHaveBeenCalledWith('lakshmi@ex')
  },
}

export const Sending: Story = {
  args: { onSubmit: silent() },
  // Nothing but the button's spinner is new, which Button pictures.
  tags: ['behaviour', 'no-picture'],
  name: 'The step cannot be left while the request is pending',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email Address'), 'lakshmi@example.com{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Sign In' })).toBeDisabled())
    await expect(args.onSubmit).toHaveBeenCalledWith('lakshmi@example.com')
    await expect(canvas.getByRole('button', { name: 'Send Code' }).querySelector('svg')).toBeVisible()
  },
}
