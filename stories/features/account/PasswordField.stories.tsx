import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '#features/account/PasswordField/PasswordField.tsx'

/**
 * A text field for a password, with a button that shows what is typed. Set `autoComplete` to 'current-password' at
 * sign-in and to 'new-password' where one is chosen, for password managers. For all other text use `TextField`.
 *
 * - [The password is hidden at first](#anchor--account-passwordfield--hidden). The button is on the line of the label,
 *   and comes after the field with Tab.
 * - [The button shows the password](#anchor--account-passwordfield--shown), and its name changes from 'Show password'
 *   to 'Hide password'; it is named after the label of the field.
 * - [An error is below the field](#anchor--account-passwordfield--invalid), and describes it for screen readers.
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

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    // The picture is of a field without the focus.
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { error: 'Password is required', defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  },
}
