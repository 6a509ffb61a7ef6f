import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '#ui/Badge/Badge.tsx'
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx'

/**
 * One of a few options, all visible: a price range, a payment method. For many use `Select`, for yes or no `Checkbox`.
 * The whole row of an option is clickable.
 *
 * - It is [a group named by its legend](#anchor--ui-radiogroup--keyboard), [even if the legend is
 *   hidden](#anchor--ui-radiogroup--hidden-legend).
 * - Each option is [named by its label and described by its second line](#anchor--ui-radiogroup--with-descriptions).
 * - [Tab enters the group once; arrow keys change the choice](#anchor--ui-radiogroup--keyboard), and the focus moves
 *   with it.
 * - [Nothing has to be chosen at first](#anchor--ui-radiogroup--unchosen).
 */
const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup<string>,
  args: {
    legend: 'Price range',
    name: 'price',
    value: '',
    onChange: fn(),
    options: [
      { value: 'low', label: 'Under ₹5,000' },
      { value: 'middle', label: '₹5,000-10,000' },
      { value: 'high', label: '₹10,000-20,000' },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return <RadioGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof RadioGroup<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}

export const Chosen: Story = { args: { value: 'middle' } }

/** The second line of an option describes it. */
export const WithDescriptions: Story = {
  name: 'With descriptions',
  args: {
    legend: 'Payment Method',
    name: 'payment',
    value: 'upi',
    options: [
      {
        value: 'upi',
        label: 'UPI',
        description: 'Google Pay, PhonePe, Paytm and every other UPI app',
        badge: <Badge tone="accent">Popular</Badge>,
      },
      { value: 'card', label: 'Card', description: 'Visa, Mastercard and RuPay' },
      { value: 'netbanking', label: 'Net banking', description: 'From your own bank in India' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveAccessibleDescription('Visa, Mastercard and RuPay')
  },
}

/** A hidden legend still names the group. */
export const HiddenLegend: Story = {
  name: 'Hidden legend',
  args: { hideLegend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Price range' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  args: { value: 'low' },
  name: 'Tab enters the group once and arrow keys change the choice',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Price range' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Under ₹5,000' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const middle = canvas.getByRole('radio', { name: '₹5,000-10,000' })
    await expect(middle).toBeChecked()
    await expect(middle).toHaveFocus()
    await userEvent.tab()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(middle).toHaveFocus()
  },
}
