import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Field } from '#ui/Field/Field.tsx'

/**
 * The frame of a form control: label above, hint and error below. `TextField`, `TextArea` and `Select` use it; use it
 * directly only for another control. `Checkbox` and `RadioGroup` have labels of their own. With an error the control
 * also gets `aria-invalid`.
 *
 * - [The control gets its name, its description and `required`](#anchor--ui-field--with-hint) from the frame, as
 *   attributes: `id`, `aria-describedby`, `required`.
 * - [Hint and error are read after the name](#anchor--ui-field--hint-and-error), the hint first.
 * - [An error below the control in use is an alert](#anchor--ui-field--error-while-focused): the control keeps the focus, and
 *   its description would not be read again.
 * - [Without hint and error](#anchor--ui-field--label-only) there is no `aria-describedby`.
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

export const ErrorWhileFocused: Story = {
  name: 'An error below the control in use is announced',
  // Pictured in 'Hint and error'.
  tags: ['behaviour', 'no-picture'],
  render: function Checked(args) {
    const [isChecked, setIsChecked] = useState(false)
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsChecked(true)
        }}
      >
        {['Pincode', 'City'].map((label) => (
          <Field key={label} {...args} label={label} error={isChecked ? `${label} is required` : undefined} />
        ))}
        <button>Continue</button>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const pincode = canvas.getByRole('textbox', { name: 'Pincode' })
    await userEvent.type(pincode, '{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pincode is required')
    await expect(pincode).toHaveFocus()
    await expect(canvas.getByText('City is required')).not.toHaveRole('alert')
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
