import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '#ui/Field/Field.tsx'

/**
 * The frame of every form control: label above, hint and error below. `TextField`, `TextArea` and `Select` use it;
 * use it directly only for another control.
 *
 * - The control gets `id`, `aria-describedby`, `aria-invalid` and `required` from its frame.
 * - Without hint and error there is no `aria-describedby`.
 */
const meta = {
  title: 'UI/Field',
  component: Field,
  args: {
    label: 'Pincode',
    hint: 'Six digits',
    children: (control) => (
      <input
        {...control}
        style={{ padding: '0.75rem', border: '1px solid var(--color-border)', background: 'none', inlineSize: '8rem' }}
      />
    ),
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

/** The control gets name, description and required from its frame. */
export const WithHint: Story = {
  name: 'With hint',
  args: { required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Pincode' })
    await expect(control).toHaveAccessibleDescription('Six digits')
    await expect(control).toBeRequired()
  },
}

/** Without hint and error there is no aria-describedby. */
export const LabelOnly: Story = {
  args: { hint: undefined },
  name: 'Label only',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  },
}

/** Hint and error are read one after the other. */
export const HintAndError: Story = {
  name: 'Hint and error',
  args: { error: 'Pincode must be 6 digits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Six digits Pincode must be 6 digits')
  },
}
