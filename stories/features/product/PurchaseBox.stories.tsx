import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PurchaseBox } from '#features/product/PurchaseBox/PurchaseBox.tsx'
import { priceWords } from '#features/shared/productWords.ts'
import { kanjivaram } from '#mocks/data.ts'

/**
 * How many of a piece, and into the cart with them, or straight to checkout. Below the desktop Add to Cart stands in the
 * bar under the thumb.
 *
 * - The quantity is a group named after the piece; it begins at one, never goes below and has no upper end.
 * - Add to Cart and Buy Now give the quantity that is shown.
 * - At any width there is one Add to Cart, to the eye and to a reader.
 * - What is sold out can neither be added nor bought; what can be ordered ahead can.
 */
const meta = {
  title: 'Product/PurchaseBox',
  component: PurchaseBox,
  args: {
    name: kanjivaram.name,
    availability: 'in-stock',
    ...priceWords(kanjivaram),
    onAddToCart: fn(),
    onBuyNow: fn(),
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof PurchaseBox>

export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {
  name: 'The quantity begins at one and never goes below',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: `Quantity of ${kanjivaram.name}` })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(1)
  },
}

export const Thirty: Story = {
  name: 'There is no upper end, and what is shown is what is added',
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Increase quantity' })
    for (let pressed = 1; pressed < 30; pressed += 1) await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(30)
  },
}

export const Bought: Story = {
  // Looks as InStock does, with another figure.
  tags: ['no-picture'],
  name: 'Buy Now gives the quantity that is shown',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenCalledWith(2)
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}

export const OneOfThem: Story = {
  // Looks as InStock does.
  tags: ['no-picture'],
  name: 'There is one Add to Cart, whatever the width',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(1)
  },
}

export const SoldOut: Story = {
  args: { availability: 'out-of-stock' },
  name: 'What is sold out can neither be added nor bought',
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart' })
    await expect(add).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
    await userEvent.click(add)
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}

export const PreOrder: Story = {
  args: { availability: 'pre-order' },
  // Looks as InStock does.
  tags: ['no-picture'],
  name: 'What can be ordered ahead can be added',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(1)
  },
}

export const Keys: Story = {
  // Looks as InStock does.
  tags: ['no-picture'],
  name: 'Tab and Enter are enough',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Increase quantity' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAddToCart).toHaveBeenCalledWith(3)
  },
}
