import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '#ui/Field/TextField.tsx'

/**
 * One line of text with its label above. The attributes of an input pass through: `type`, `autoComplete`, `inputMode`,
 * `maxLength`, and the `ref` that a form library needs. For several lines use `TextArea`, for one of given options
 * `Select`, for a quantity `QuantityStepper`.
 *
 * - The label is its name, [even if it is hidden](#anchor--ui-textfield--hidden-label), and [a click on the label
 *   focuses the field](#anchor--ui-textfield--click-on-label).
 * - [The hint](#anchor--ui-textfield--with-hint) and [the error](#anchor--ui-textfield--with-error) are read after the
 *   name; the error also marks the field as invalid.
 * - [The error has an icon and text](#anchor--ui-textfield--with-error), not only a colour. The border becomes 2 px
 *   wide without changing the size of the box; the text of the error needs a line of its own below it.
 * - [The focus ring](#anchor--ui-textfield--click-on-label) is 2 px of peacock around the box, with an offset of 2 px.
 * - The label says [whether the field is optional](#anchor--ui-textfield--optional), and [wraps if it is
 *   long](#anchor--ui-textfield--long-label). [A placeholder](#anchor--ui-textfield--with-placeholder) is an addition,
 *   never instead of the label.
 */
const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Full Name', defaultValue: 'Lakshmi Nair', autoComplete: 'name' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Empty: Story = { args: { defaultValue: '' } }

/** Its name says that it is optional. */
export const Optional: Story = {
  args: { label: 'Address Line 2', defaultValue: '', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Address Line 2 ?\(optional\)$/ })).toBeVisible()
  },
}

/** The label is its name, not the placeholder. */
export const WithPlaceholder: Story = {
  name: 'With placeholder',
  args: { label: 'Coupon Code', defaultValue: '', placeholder: 'Enter coupon code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Coupon Code' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongLabel: Story = {
  name: 'Long label',
  args: { label: 'Name of the person who will be at home when the parcel is brought', hint: 'As on a letter box' },
}

/** The hint is read after the name. */
export const WithHint: Story = {
  name: 'With hint',
  args: { label: 'Password', type: 'password', defaultValue: '', hint: 'At least 8 characters, with a number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters, with a number')
  },
}

/** The error is read after the name and marks the field as invalid. */
export const WithError: Story = {
  name: 'With error',
  args: {
    label: 'Phone Number',
    defaultValue: '98470 12',
    type: 'tel',
    error: 'Enter 10 digits, beginning with 6 to 9',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone Number' })
    await expect(field).toHaveAccessibleDescription('Enter 10 digits, beginning with 6 to 9')
    await expect(field).toBeInvalid()
  },
}

/** A hidden label is still read. */
export const HiddenLabel: Story = {
  name: 'Hidden label',
  args: { label: 'Search', hideLabel: true, type: 'search', defaultValue: '', placeholder: 'Search sarees' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  },
}

export const ClickOnLabel: Story = {
  name: 'A click on the label focuses the field',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full Name'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
