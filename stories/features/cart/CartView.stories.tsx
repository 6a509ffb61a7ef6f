import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { emptyCart, lineKey } from '#domain/cart/cart.ts'
import { CartView } from '#features/cart/CartView/CartView.tsx'
import { awkwardCart, bestseller, cartOfOne, cartOfThree, cartOfTwelve } from '#mocks/data.ts'

/**
 * The cart: its lines and the slip beside them, or the way back to the shelves.
 *
 * - Until the device has been asked a spinner says so; nobody is told 'empty' too early.
 * - The lines are a list; each tells which line is meant when it is changed or removed.
 * - An empty cart has one way on: Start Shopping.
 * - Checkout and shopping on are links.
 */
const meta = {
  title: 'Cart/CartView',
  component: CartView,
  args: { cart: cartOfThree, isReady: true, onQuantity: fn(), onRemove: fn() },
} satisfies Meta<typeof CartView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'Lines, slip, and the two ways on',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/collections')
  },
}

export const One: Story = { args: { cart: cartOfOne } }

export const Twelve: Story = { args: { cart: cartOfTwelve } }

export const Awkward: Story = { args: { cart: awkwardCart } }

export const Empty: Story = {
  args: { cart: emptyCart },
  name: 'An empty cart leads to the shelves',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/collections')
  },
}

export const Loading: Story = {
  args: { isReady: false },
  name: 'Until the device has been asked nobody is told what is in the cart',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}

export const Changed: Story = {
  // Looks as Full does.
  tags: ['no-picture'],
  name: 'Each line tells that it is meant',
  play: async ({ args, canvas, userEvent }) => {
    const item = cartOfThree.items.find(({ product }) => product.key === bestseller.key)
    if (!item) throw new Error('The cart of three has no bestseller')
    const quantity = within(canvas.getByRole('group', { name: `Quantity of ${bestseller.name}` }))
    await userEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
    await expect(args.onQuantity).toHaveBeenCalledWith(lineKey(item), 3)
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${bestseller.name}` }))
    await expect(args.onRemove).toHaveBeenCalledWith(item)
  },
}
