import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { emptyCart, type Cart } from '#domain/cart/cart.ts'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { MiniCart } from '#features/cart/MiniCart/MiniCart.tsx'
import { morningOf, storyDay } from '#mocks/clock.ts'
import { cartOfThree, cartOfTwelve, kanjivaram } from '#mocks/data.ts'

const withSummary = (cart: Cart) => ({ cart, summary: orderSummaryOf(cart, { coupons: [], now: morningOf(storyDay) }) })

/**
 * A short form of the cart: a sheet from the right, opened from the message that a product was added.
 *
 * - It is a dialog named 'Your cart'; Escape closes it.
 * - The products are a list; the subtotal and both links stay visible at the bottom.
 * - Either link closes it.
 */
const meta = {
  title: 'Cart/MiniCart',
  component: MiniCart,
  args: { isOpen: true, onClose: fn(), ...withSummary(cartOfThree) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof MiniCart>

export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Your cart' }))

/** Products, subtotal and links. */
export const Open: Story = {
  name: 'Three items',
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    await expect(dialog.getByText(kanjivaram.name)).toBeVisible()
    await expect(dialog.getByText('Subtotal (3 items)')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
    await expect(dialog.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  },
}

export const Twelve: Story = { name: 'Twelve items', args: withSummary(cartOfTwelve) }

/** There is no checkout link. */
export const Empty: Story = {
  args: withSummary(emptyCart),
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getByText('Your cart is empty')).toBeVisible()
    await expect(dialog.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
  },
}

export const Closed: Story = {
  // Same picture as Open.
  tags: ['behaviour', 'no-picture'],
  name: 'Escape closes the sheet',
  play: async ({ args, userEvent }) => {
    await sheet()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
