import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui/Button/Button.tsx'

/**
 * Acts on the current page: adds a saree to the cart, submits a form. For a link to another page use `ButtonLink`;
 * where an icon says enough, `IconButton`. One primary button in a view, secondary ones beside it, never three filled;
 * plain for small actions, such as clearing a filter.
 *
 * - [Enter and Space press it](#anchor--ui-button--pressed). [Its name is its
 *   text](#anchor--ui-button--secondary-with-icon); an icon before the text is hidden from screen readers.
 * - [A loading button](#anchor--ui-button--loading) shows a spinner, keeps the focus, is announced as disabled and
 *   ignores clicks. `loadingLabel` replaces its text.
 * - A loading submit button [also blocks the form](#anchor--ui-button--loading-in-form) when Enter is pressed in a
 *   field.
 * - [A disabled button](#anchor--ui-button--disabled) ignores clicks.
 * - It is [52 px high](#anchor--ui-button--styled), or [44 px](#anchor--ui-button--small) if small; [long text
 *   wraps](#anchor--ui-button--long-text).
 * - [The focus ring](#anchor--ui-button--pressed) is 2 px of peacock, with an offset of 2 px.
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
  name: 'Plain with icon',
  args: { variant: 'plain', size: 'small', icon: 'trash', children: 'Remove' },
}

export const OnBand: Story = {
  name: 'On band',
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

export const WithIcon: Story = { name: 'With icon', args: { icon: 'bag' } }

/** The icon is hidden from screen readers. */
export const SecondaryWithIcon: Story = {
  name: 'Secondary with icon',
  args: { icon: 'phone', variant: 'secondary', children: 'Call the shop' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Call the shop' })
    await expect(button.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
  },
}

export const FullWidth: Story = { name: 'Full width', args: { full: true, children: 'Proceed to Checkout' } }

export const LongText: Story = {
  name: 'Long text',
  args: { children: 'Explore all handwoven collections from the looms of Balaramapuram', full: true },
}

/** A disabled button ignores clicks. */
export const Disabled: Story = {
  args: { disabled: true, children: 'Out of Stock' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Out of Stock' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A loading button keeps the focus and ignores clicks. */
export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Processing...', children: 'Place Order' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const send = fn()

export const LoadingInForm: Story = {
  args: { loading: true, type: 'submit', children: 'Continue' },
  name: 'A loading submit button blocks the form when Enter is pressed',
  tags: ['behaviour'],
  beforeEach: () => void send.mockClear(),
  render: (args) => (
    <form onSubmit={send}>
      <label>
        Full Name <input name="name" style={{ border: '1px solid var(--color-border)', background: 'none' }} />
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
  tags: ['behaviour'],
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
  tags: ['behaviour'],
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
