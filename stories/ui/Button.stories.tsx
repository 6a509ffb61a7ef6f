import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui/Button/Button.tsx'
import { Emblem } from '#ui/Icon/Emblem.tsx'

/**
 * Does something here and now: puts a saree into the cart, sends a form. What leads to another page is a `ButtonLink`.
 *
 * One primary to a view and never three fills; secondary beside it; plain for what is small, such as clearing a filter.
 *
 * - Enter and Space press it; its name is its words, the sign before them is not read.
 * - A busy button keeps the focus, says that it is disabled and ignores clicks.
 * - A busy submit button also holds back the form when Enter is pressed in a field.
 * - The focus ring is 2 px of peacock, 2 px away.
 */
const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Buy Now' } }

export const Plain: Story = { args: { variant: 'plain', children: 'Clear All' } }

export const PlainWithIcon: Story = {
  args: { variant: 'plain', size: 'small', icon: <Emblem name="trash" size={20} />, children: 'Remove' },
}

export const OnBand: Story = {
  args: { variant: 'onBand', children: 'Shop Now' },
  decorators: [
    (Part) => (
      <div style={{ padding: '2rem', background: 'var(--color-band)' }}>
        <Part />
      </div>
    ),
  ],
}

export const Small: Story = { args: { size: 'small' } }

export const WithIcon: Story = { args: { icon: 'bag' } }

export const WithEmblem: Story = {
  args: { icon: <Emblem name="phone" size={20} />, variant: 'secondary', children: 'Call the shop' },
  name: 'A rarer sign is handed over as it is, and is not read either',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Call the shop' })
    await expect(button.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
  },
}

export const Full: Story = { args: { full: true, children: 'Proceed to Checkout' } }

export const LongText: Story = {
  args: { children: 'Explore all handwoven collections from the looms of Balaramapuram', full: true },
}

export const Disabled: Story = {
  args: { disabled: true, children: 'Out of Stock' },
  name: 'A disabled button cannot be pressed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Out of Stock' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Processing...', children: 'Place Order' },
  name: 'A busy button keeps the focus and ignores clicks',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const send = fn()

export const BusyInForm: Story = {
  args: { busy: true, type: 'submit', children: 'Continue' },
  name: 'A busy submit button holds back the form when Enter is pressed',
  beforeEach: () => void send.mockClear(),
  render: (args) => (
    <form onSubmit={send}>
      <label>
        Full Name <input name="name" style={{ border: '1px solid var(--color-edge)', background: 'none' }} />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Lakshmi{Enter}')
    await expect(send).not.toHaveBeenCalled()
  },
}

export const Pressed: Story = {
  name: 'Enter and Space press it',
  render: function Counting(args) {
    const [times, setTimes] = useState(0)
    return (
      <Button {...args} onClick={() => setTimes(times + 1)}>
        Pressed {times} times
      </Button>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(canvas.getByRole('button', { name: 'Pressed 2 times' })).toHaveFocus()
  },
}

export const Styled: Story = {
  name: 'It is 52 px high, in Figtree, on the fill of the theme',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const style = getComputedStyle(button)
    await expect(button.getBoundingClientRect().height).toBe(52)
    await expect(style.fontFamily).toMatch(/^Figtree/)
    const role = new Option().style
    role.color = getComputedStyle(document.documentElement).getPropertyValue('--color-fill')
    await expect(style.backgroundColor).toBe(role.color)
    await expect(role.color).toMatch(/^rgb/)
  },
}
