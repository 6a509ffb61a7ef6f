import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { NewPasswordForm } from '#features/account/NewPasswordForm/NewPasswordForm.tsx'
import { heldTimers } from '#mocks/heldTimers.ts'
import { accepting, refusing, silent } from './answers.ts'

/**
 * Sets a new password for an account that exists: after a reset with a code, with the current password on the account
 * page, or at the first sign-in. For a new account use `SignUpForm`. With `email`, password managers know whose
 * password it is.
 *
 * - [`proof` adds a field above the new password](#anchor--account-newpasswordform--with-code): a code, with a button
 *   that sends another, or [the current password](#anchor--account-newpasswordform--with-current-password).
 * - [The five rules of a password are below its field](#anchor--account-newpasswordform--default) and [describe
 *   it](#anchor--account-newpasswordform--missing-confirmation), so that a screen reader reads them with it.
 * - [A missing confirmation is an error of its field](#anchor--account-newpasswordform--missing-confirmation), which
 *   gets the focus. The passwords are compared when a field is left; that does not remove this error.
 * - [A field that the service refuses gets the focus](#anchor--account-newpasswordform--refused), and its error is no
 *   new element afterwards, which would be announced a second time.
 * - [The service may require more](#anchor--account-newpasswordform--missing-attributes), such as a name or a phone
 *   number; each has a field of its own, with its own error; the first invalid field gets the focus.
 * - [Digits of the Indian scripts are sent as 0 to 9](#anchor--account-newpasswordform--sending), and spaces in the
 *   code are removed.
 * - [While the request is pending](#anchor--account-newpasswordform--sending), 'Send a new code' and the button that
 *   leaves the step are disabled.
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

/** The passwords are compared by a timer after a field is left: see `afterPress`. */
const comparison = heldTimers(20)

export const Default: Story = {
  play: async ({ canvas }) => {
    const rules = within(canvas.getByRole('list'))
    await expect(rules.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.queryByLabelText('Code')).not.toBeInTheDocument()
    await expect(canvas.queryByLabelText('Current Password')).not.toBeInTheDocument()
  },
}

export const WithCode: Story = {
  name: 'With code',
  args: { proof: 'code', onResend: accepting(), cancelLabel: 'Start again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeVisible()
  },
}

export const WithCurrentPassword: Story = {
  name: 'With current password',
  args: { proof: 'currentPassword' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current Password')).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'A refused field gets the focus, and its error is shown once',
  args: {
    proof: 'currentPassword',
    onSubmit: refusing({ field: 'currentPassword', message: 'Your current password is not right.' }),
  },
  // Same picture as Missing attributes, at another field.
  tags: ['behaviour', 'no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'Kasavu#1946')
    await userEvent.type(canvas.getByLabelText('New Password'), 'Kasavu@1947')
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Kasavu@1947')
    const shown: Node[] = []
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      shown.push(...added.filter(({ textContent }) => textContent === 'Your current password is not right.'))
    })
    observer.observe(canvasElement, { childList: true, subtree: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Current Password')).toHaveFocus())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Set New Password' })).not.toHaveAttribute('data-busy'),
    )
    // What it changes is drawn by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    observer.disconnect()
    await expect(shown).toHaveLength(1)
  },
}

export const MissingConfirmation: Story = {
  name: 'The error of a missing confirmation stays after the passwords were compared',
  // Same picture as Missing attributes, at another field.
  tags: ['behaviour', 'no-picture'],
  beforeEach: comparison.hold,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('New Password')
    await expect(password).toHaveAccessibleDescription(/At least 8 characters.*One special character/)
    await userEvent.type(password, 'Kasavu#1947{Enter}')
    const repetition = canvas.getByLabelText('Confirm New Password')
    await waitFor(() => expect(repetition).toHaveFocus())
    await waitFor(() => expect(comparison.count()).toBe(1))
    comparison.run()
    // What it changes is drawn by then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(repetition).toHaveAccessibleDescription('Please confirm your password')
  },
}

export const MissingAttributes: Story = {
  name: 'Missing attributes',
  args: { missing: ['given_name', 'phone_number'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }))
    await expect(await canvas.findByText('First Name is required')).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveAccessibleDescription('First Name is required')
    await expect(canvas.getByLabelText('Phone Number, with +91')).toHaveAccessibleDescription(
      'Phone Number, with +91 is required',
    )
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
