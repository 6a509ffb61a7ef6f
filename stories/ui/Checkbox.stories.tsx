import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'

/**
 * A yes or no choice: a filter, a consent. For one of several use `RadioGroup`.
 *
 * - The whole row is clickable: 44 px high on a phone.
 * - Space toggles it; the label is its name.
 * - The tick is a shape, not only a colour, and stays visible in high-contrast modes.
 */
const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'In Stock' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}

export const Checked: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const WithCount: Story = {
  name: 'With count',
  args: {
    defaultChecked: true,
    label: (
      <span style={{ display: 'flex', justifyContent: 'space-between', maxInlineSize: '16rem' }}>
        Pure silk <span>15</span>
      </span>
    ),
  },
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    label: 'I agree to the Terms and Conditions and the Privacy Policy of the shop, and wish to be told of new weaves.',
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Part />
      </div>
    ),
  ],
}

export const Keyboard: Story = {
  name: 'Space toggles it',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'In Stock' })).toBeChecked()
  },
}

export const ClickOnLabel: Story = {
  name: 'A click on its label toggles it',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('In Stock'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
