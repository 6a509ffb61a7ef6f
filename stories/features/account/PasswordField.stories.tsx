import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '#features/account/PasswordField/PasswordField.tsx'

/**
 * A password that can be shown.
 */
const meta = {
  title: 'Account/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'Kasavu@1' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const Invalid: Story = { args: { error: 'Password is required', defaultValue: '' } }
