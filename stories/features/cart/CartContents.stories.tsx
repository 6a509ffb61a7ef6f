import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { lineKey, type Cart } from '#domain/cart/cart.ts'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { CartContents } from '#features/cart/CartContents/CartContents.tsx'
import { earlierDay, morningOf } from '#mocks/clock.ts'
import { awkwardCart, bestseller, cartOfOne, cartOfThree, cartOfTwelve } from '#mocks/data.ts'
import { coupons } from '#site/coupons.ts'

/** A cart and what it comes to, on a day when coupons hold. */
const reckoned = (cart: Cart) => ({ cart, summary: orderSummaryOf(cart, { coupons, now: morningOf(earlierDay) }) })

const withGone: Cart = {
  ...cartOfThree,
  items: cartOfThree.items.map((item, at) => (at === 0 ? { ...item, isGone: true } : { ...item, priceWas: 2500 })),
}

/**
 * What a cart holds, and what that comes to.
 *
 * - The lines are a list, the slip is a region beside them.
 * - Checkout and shopping on are links; clearing is a button.
 * - What the store says differently now is a notice over the lines, which stays until it is answered.
 * - What is gone is left out of the total; with nothing else there is no way to checkout.
 * - Whatever takes its own button away hands the focus to the heading.
 */
const meta = {
  title: 'Cart/CartContents',
  component: CartContents,
  args: {
    ...reckoned(cartOfThree),
    onQuantity: fn(),
    onRemove: fn(),
    onSaveForLater: fn(),
    onFinishing: fn(),
    onClear: fn(),
    onRemoveGone: fn(),
    onPricesSeen: fn(),
    onCoupon: fn(),
    onRemoveCoupon: fn(),
  },
  decorators: [
    (Part) => (
      <main>
        <h1>Your cart</h1>
        <Part />
      </main>
    ),
  ],
} satisfies Meta<typeof CartContents>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'Lines, slip, and the two ways on',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/collections')
  },
}

export const WithCoupon: Story = {
  args: reckoned({ ...cartOfThree, appliedCoupon: 'WELCOME10' }),
  name: 'A coupon stands in the slip with what it takes off',
  play: async ({ args, canvas, userEvent }) => {
    const slip = within(canvas.getByRole('region', { name: 'Order Summary' }))
    await expect(slip.getByText('Discount, WELCOME10')).toBeVisible()
    await expect(slip.getByText('−₹500')).toBeVisible()
    await userEvent.click(slip.getByRole('button', { name: 'Remove coupon WELCOME10' }))
    await expect(args.onRemoveCoupon).toHaveBeenCalledOnce()
  },
}

export const Changed: Story = {
  args: reckoned(withGone),
  name: 'What is gone or costs something else is told, and left out or reckoned anew',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Subtotal (2 items)')).toBeVisible()
    await expect(canvas.getByText('1 no longer available, and left out of the total')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemoveGone).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(args.onPricesSeen).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const AllGone: Story = {
  args: reckoned({ ...cartOfOne, items: cartOfOne.items.map((item) => ({ ...item, isGone: true })) }),
  name: 'With nothing that can be had there is no way to checkout',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
    await expect(canvas.getByText('Subtotal (0 items)')).toBeVisible()
  },
}

export const Told: Story = {
  // Looks as Full does.
  tags: ['no-picture'],
  name: 'Each line says that it is meant, and clearing means them all',
  play: async ({ args, canvas, userEvent }) => {
    const item = cartOfThree.items.find(({ product }) => product.key === bestseller.key)
    if (!item) throw new Error('The cart of three has no bestseller')
    const quantity = within(canvas.getByRole('group', { name: `Quantity of ${bestseller.name}` }))
    await userEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
    await expect(args.onQuantity).toHaveBeenCalledWith(lineKey(item), 3)
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${bestseller.name}` }))
    await expect(args.onRemove).toHaveBeenCalledWith(item)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear cart' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const One: Story = { args: reckoned(cartOfOne) }

export const Twelve: Story = { args: reckoned(cartOfTwelve) }

export const Awkward: Story = { args: reckoned(awkwardCart) }
