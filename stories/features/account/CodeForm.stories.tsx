import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CodeForm } from '#features/account/CodeForm/CodeForm.tsx'
import { accepting, refusing, silent } from './answers.ts'

/**
 * A sign-in step that asks for one code, from an email, a text message or an authenticator app, or for the answer to a
 * security question (`isWord`). Where a new password is set together with the code, use `NewPasswordForm`.
 *
 * - [The field is ready for a code](#anchor--account-codeform--empty): phones show a numeric keyboard, and offer the
 *   code that has arrived (`one-time-code`).
 * - [Enter submits, and spaces are removed](#anchor--account-codeform--wrong-code): '123 456' is sent as '123456'.
 * - [A wrong code keeps the focus in the field](#anchor--account-codeform--wrong-code); the error is below the field
 *   and describes it.
 * - [Another code can be sent](#anchor--account-codeform--new-code-sent), and that is announced. [If that fails, 'Try
 *   again' sends it](#anchor--account-codeform--resend-retry) and does not submit the form.
 * - [A security question is the label of the field](#anchor--account-codeform--security-question); its answer is a
 *   word, for which phones show the keyboard for text.
 * - [While the request is pending](#anchor--account-codeform--sending), 'Send a new code' and 'Back to Sign In' are
 *   disabled; [while another code is being sent](#anchor--account-codeform--resending), 'Back to Sign In' is.
 */
const meta = {
  title: 'Account/CodeForm',
  component: CodeForm,
  args: {
    name: 'Check your email',
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
} satisfies Meta<typeof CodeForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { onResend: accepting() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric')
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

export const WrongCode: Story = {
  args: {
    onSubmit: refusing({ message: 'This code is not right. Please check it and try again.', field: 'code' }),
  },
  name: 'Wrong code',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123 456{Enter}')
    await expect(await canvas.findByText('This code is not right. Please check it and try again.')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
    await expect(canvas.getByLabelText('Code')).toHaveFocus()
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(
      'This code is not right. Please check it and try again.',
    )
  },
}

export const NewCodeSent: Story = {
  args: { onResend: accepting() },
  name: 'New code sent',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A new code is on its way.'))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const ResendRetry: Story = {
  name: 'Try again sends a new code, and submits nothing',
  // Same picture as WrongCode, with another message.
  tags: ['behaviour', 'no-picture'],
  args: { onResend: refusing({ message: 'A network error has occurred.', remedy: 'retry' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onResend).toHaveBeenCalledTimes(2))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SecurityQuestion: Story = {
  name: 'Security question',
  args: { label: 'What is zari?', isWord: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('What is zari?')
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'text')
  },
}

export const Sending: Story = {
  args: { onSubmit: silent(), onResend: accepting() },
  // Nothing but the button's spinner is new, which Button pictures.
  tags: ['behaviour', 'no-picture'],
  name: 'The step cannot be left while the request is pending',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Sign In' })).toBeDisabled())
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeDisabled()
  },
}

export const Resending: Story = {
  args: {
    onSubmit: refusing({ message: 'Your sign-in has expired.', remedy: 'restart' }),
    onResend: silent(),
    onRestart: fn(),
  },
  // As above.
  tags: ['behaviour', 'no-picture'],
  name: 'The step cannot be left while another code is being sent',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}')
    await canvas.findByRole('button', { name: 'Start again' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Sign In' })).toBeDisabled())
    await expect(canvas.queryByRole('button', { name: 'Start again' })).toBeNull()
  },
}
