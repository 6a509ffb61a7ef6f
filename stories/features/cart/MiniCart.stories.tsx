import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { emptyCart, type Cart } from '#domain/cart/cart.ts'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { MiniCart } from '#features/cart/MiniCart/MiniCart.tsx'
import { morningOf, storyDay } from '#mocks/clock.ts'
import { cartOfThree, cartOfTwelve, kanjivaram } from '#mocks/data.ts'

const reckoned = (cart: Cart) => ({ cart, summary: orderSummaryOf(cart, { coupons: [], now: morningOf(storyDay) }) })

/**
 * The cart in passing: a sheet from the right, opened from the message that a piece was added.
 *
 * - It is a dialog named 'Your cart'; Escape closes it.
 * - The pieces are a list; the subtotal and the two ways on stay at its foot.
 * - Either way on closes it.
 */
const meta = {
  title: 'Cart/MiniCart',
  component: MiniCart,
  args: { isOpen: true, onClose: fn(), ...reckoned(cartOfThree) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof MiniCart>

export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Your cart' }))

export const Open: Story = {
  name: 'What lies in the cart, what it comes to, and the ways on',
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    await expect(dialog.getByText(kanjivaram.name)).toBeVisible()
    await expect(dialog.getByText('Subtotal (3 items)')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
    await expect(dialog.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  },
}

export const Closed: Story = {
  // Looks as Open does.
  tags: ['no-picture'],
  name: 'Escape closes it',
  play: async ({ args, userEvent }) => {
    await sheet()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Twelve: Story = { args: reckoned(cartOfTwelve) }

export const Empty: Story = {
  args: reckoned(emptyCart),
  name: 'With nothing in it there is no way to checkout',
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getByText('Your cart is empty')).toBeVisible()
    await expect(dialog.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
  },
}
