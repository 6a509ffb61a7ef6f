import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CodeActions } from '#features/account/CodeActions/CodeActions.tsx'
import { accepting, refusing } from './answers.ts'

const refusal = { message: 'Too many attempts. Please wait a moment and try again.' }

/**
 * The last row of a form that asks for a code: send another code, or leave the step. It is a part of `CodeForm` and
 * `NewPasswordForm`; a step without a code needs one `Button` only.
 *
 * - [With Tab, 'Send a new code' comes first](#anchor--account-codeactions--resend-and-leave), then the button that
 *   leaves the step.
 * - [Without `onResend` only the button that leaves is shown](#anchor--account-codeactions--leave-only), as for an
 *   authenticator app, whose codes cannot be sent.
 * - ['A new code is on its way.' is announced](#anchor--account-codeactions--sent) in a status below the buttons.
 * - [When no code could be sent](#anchor--account-codeactions--resend-failed), the status stays empty; the reason is
 *   passed to `onRefused`, and the form shows it.
 */
const meta = {
  title: 'Account/CodeActions',
  component: CodeActions,
  args: { onResend: accepting(), onRefused: fn(), onCancel: fn(), cancelLabel: 'Start again' },
} satisfies Meta<typeof CodeActions>

export default meta
type Story = StoryObj<typeof meta>

export const ResendAndLeave: Story = {
  name: 'Resend and leave',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Start again' })).toHaveFocus()
    // The picture is of buttons without the focus.
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

/** The code of an authenticator app cannot be sent. */
export const LeaveOnly: Story = {
  name: 'Leave only',
  render: ({ onRefused, onCancel, cancelLabel }) => <CodeActions {...{ onRefused, onCancel, cancelLabel }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Start again')
  },
}

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(status).toHaveTextContent('A new code is on its way.'))
    await expect(args.onRefused).toHaveBeenLastCalledWith(undefined)
  },
}

export const ResendFailed: Story = {
  args: { onResend: refusing(refusal) },
  // Same picture as ResendAndLeave.
  tags: ['behaviour', 'no-picture'],
  name: 'A failure is passed to the form',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith(expect.objectContaining(refusal)))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
