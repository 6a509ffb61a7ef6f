import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NewPasswordForm } from '#features/account/NewPasswordForm/NewPasswordForm.tsx'
import { accepting } from './answers.ts'

/**
 * A password that takes the place of another.
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

export const Plain: Story = {}

export const WithCode: Story = {
  name: 'With code',
  args: { proof: 'code', onResend: accepting(), cancelLabel: 'Start again' },
}

export const WithCurrentPassword: Story = { name: 'With current password', args: { proof: 'currentPassword' } }

export const MissingAttributes: Story = {
  name: 'Missing attributes',
  args: { missing: ['given_name', 'phone_number'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set New Password' }))
    await expect(await canvas.findByText('First Name is required')).toBeVisible()
    await expect(canvas.getByLabelText('First Name')).toHaveFocus()
  },
}
