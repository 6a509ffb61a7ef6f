import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { QuantityStepper } from '#ui/QuantityStepper/QuantityStepper.tsx'

/**
 * How many of a saree, one at a time. There is no maximum; at the minimum the lower key rests.
 *
 * - It is a group named after what it counts; its keys are 'Decrease quantity' and 'Increase quantity'.
 * - Each key takes at least 44 px of touch.
 * - The new figure is read aloud.
 * - At the minimum the lower key cannot be pressed.
 */
const meta = {
  title: 'UI/QuantityStepper',
  component: QuantityStepper,
  args: { value: 2, onChange: fn(), label: 'Quantity of Kanjivaram Temple Border Silk' },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: number) => {
      args.onChange(next)
      setValue(next)
    }
    return <QuantityStepper {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}

export const Small: Story = { args: { size: 'small' } }

export const Hundreds: Story = { args: { value: 480 } }

export const AtMinimum: Story = {
  args: { value: 1 },
  name: 'At the minimum the lower key cannot be pressed',
  play: async ({ args, canvas, userEvent }) => {
    const decrease = canvas.getByRole('button', { name: 'Decrease quantity' })
    await expect(decrease).toBeDisabled()
    await userEvent.click(decrease)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NoMaximum: Story = {
  args: { value: 999 },
  name: 'There is no maximum',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1000')
  },
}

export const Touch: Story = {
  args: { size: 'small' },
  name: 'Each key takes 44 px of touch in a part of 132 px',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Quantity of/ }).getBoundingClientRect().width).toBe(132)
    for (const key of canvas.getAllByRole('button')) {
      await expect(key.getBoundingClientRect().width).toBe(44)
    }
  },
}
