import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { CartItem } from '#domain/cart/cart.ts'
import type { Product } from '#domain/product/product.ts'
import { CartLine } from '#features/cart/CartLine/CartLine.tsx'
import {
  aboveALakh,
  brokenPicture,
  cartOf,
  kanjivaram,
  longName,
  nameless,
  soldOutCotton,
  withoutPicture,
} from '#mocks/data.ts'

/** The line of a cart that holds so many of one piece. */
function lineOf(product: Product, quantity: number): CartItem {
  const [item] = cartOf([product, quantity]).items
  if (!item) throw new Error('A cart of one product has one line')
  return item
}

/**
 * One line of the cart: picture, name, price of one, how many, and what they come to.
 *
 * - It is a list item; the name is a heading and leads to the piece.
 * - The quantity is a group named after the piece; at one the lower key rests.
 * - Removing, saving for later and finishing are buttons of their own, named after the piece.
 * - What the tailors shall do is chosen under a key that says whether it is open.
 * - A piece that is gone can only be removed; one that is sold out says so, and not by its colour alone.
 */
const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  args: {
    item: lineOf(kanjivaram, 2),
    onQuantity: fn(),
    onRemove: fn(),
    onSaveForLater: fn(),
    onFinishing: fn(),
  },
  decorators: [
    (Part) => (
      <ul style={{ maxInlineSize: '46rem' }}>
        <Part />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  name: 'What one costs, and what they come to',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pure Silks, ₹12,499 each')).toBeVisible()
    await expect(canvas.getByText('₹24,998')).toBeVisible()
    await expect(canvas.getByRole('link', { name: kanjivaram.name })).toHaveAttribute(
      'href',
      `/product/${kanjivaram.key}`,
    )
  },
}

export const One: Story = {
  args: { item: lineOf(kanjivaram, 1) },
  name: 'At one the lower key rests, for removing is a button of its own',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onQuantity).not.toHaveBeenCalled()
  },
}

export const Changed: Story = {
  // Looks as Two does.
  tags: ['no-picture'],
  name: 'The keys ask for one more and one less',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(args.onQuantity).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }))
    await expect(args.onQuantity).toHaveBeenLastCalledWith(1)
  },
}

export const SavedForLater: Story = {
  // Looks as Two does.
  tags: ['no-picture'],
  name: 'A piece can wait on the wishlist instead',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Save for later: ${kanjivaram.name}` }))
    await expect(args.onSaveForLater).toHaveBeenCalledOnce()
  },
}

export const Finishing: Story = {
  args: { item: { ...lineOf(kanjivaram, 1), finishing: ['fall and pico'] } },
  name: 'What the tailors shall do is chosen here, and the shop calls about it',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Finishing: fall and pico')).toBeVisible()
    const key = canvas.getByRole('button', { name: `Finishing of ${kanjivaram.name}` })
    await expect(key).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(key)
    await expect(key).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tassels' }))
    await expect(args.onFinishing).toHaveBeenLastCalledWith('tassels', true)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fall and pico' }))
    await expect(args.onFinishing).toHaveBeenLastCalledWith('fall and pico', false)
  },
}

export const SoldOut: Story = {
  args: { item: lineOf(soldOutCotton, 1) },
  name: 'A piece that is sold out meanwhile says so',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible()
  },
}

export const NewPrice: Story = {
  args: { item: { ...lineOf(kanjivaram, 2), priceWas: 11999 } },
  name: 'A new price stands beside the one that was chosen',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was ₹11,999 when you chose it')).toBeVisible()
  },
}

export const Gone: Story = {
  args: { item: { ...lineOf(kanjivaram, 2), isGone: true } },
  name: 'A piece that is gone has no amount, and can only be removed',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No longer available')).toBeVisible()
    await expect(canvas.queryByText('₹24,998')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${kanjivaram.name}` }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const SixFigures: Story = { args: { item: lineOf(aboveALakh, 12) } }

export const LongName: Story = { args: { item: lineOf(longName, 1) } }

export const Nameless: Story = {
  args: { item: lineOf(nameless, 1) },
  name: 'A nameless piece is called by its code',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Remove ${nameless.productCode}` })).toBeVisible()
  },
}

export const WithoutPicture: Story = { args: { item: lineOf(withoutPicture, 1) } }

export const BrokenPicture: Story = { args: { item: lineOf(brokenPicture, 1) } }
