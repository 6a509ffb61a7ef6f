import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CodeActions } from '#features/account/CodeActions/CodeActions.tsx'
import { accepting, refusing } from './answers.ts'

const refusal = { message: 'Too many attempts. Please wait a moment and try again.' }

/**
 * Below the button of a code form: send another code, or leave the step.
 *
 * - A sent code is announced; when sending fails, the form says why.
 */
const meta = {
  title: 'Account/CodeActions',
  component: CodeActions,
  args: { onResend: accepting(), onRefused: fn(), onCancel: fn(), cancelLabel: 'Start again' },
} satisfies Meta<typeof CodeActions>

export default meta
type Story = StoryObj<typeof meta>

export const ResendAndLeave: Story = { name: 'Resend and leave' }

/** The code of an authenticator app cannot be sent. */
export const LeaveOnly: Story = {
  name: 'Leave only',
  render: ({ onRefused, onCancel, cancelLabel }) => <CodeActions {...{ onRefused, onCancel, cancelLabel }} />,
}

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(await canvas.findByText('A new code is on its way.')).toBeVisible()
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
