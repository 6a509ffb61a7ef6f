import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PasswordStep } from '#features/account/PasswordStep/PasswordStep.tsx'
import { accepting, silent } from './answers.ts'

/**
 * The password, when chosen from several sign-in methods.
 */
const meta = {
  title: 'Account/PasswordStep',
  component: PasswordStep,
  args: { onSubmit: accepting(), onCancel: fn() },
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

export const Empty: Story = {}

export const Sending: Story = {
  args: { onSubmit: silent() },
  // Nothing but the button's spinner is new, which Button pictures.
  tags: ['behaviour', 'no-picture'],
  name: 'The step cannot be left while the request is pending',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Kasavu@1947{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to Sign In' })).toBeDisabled())
  },
}
