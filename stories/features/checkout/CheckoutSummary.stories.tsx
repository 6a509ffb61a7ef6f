import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Cart } from '#domain/cart/cart.ts'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { CheckoutSummary } from '#features/checkout/CheckoutSummary/CheckoutSummary.tsx'
import { earlierDay, morningOf, storyDay } from '#mocks/clock.ts'
import { awkwardCart, cartOfThree } from '#mocks/data.ts'
import { coupons } from '#site/coupons.ts'

/** What the slip is given of a cart on a day; 60 rupees for each piece, once it is known where to. */
function slipOf(cart: Cart, { day = storyDay, isKnown = true } = {}) {
  const terms = { coupons, now: morningOf(day), shipping: isKnown ? { cost: 60 } : undefined }
  return { lines: cart.items, summary: orderSummaryOf(cart, terms) }
}

/**
 * The slip beside the checkout: each line with its picture, name, quantity and amount, and what they come to.
 *
 * - It is a region named 'Order Summary'.
 * - Terms and amounts are a list of pairs; amounts stand under each other.
 * - Shipping asks for the address as long as there is none, and never says ₹0 or free.
 * - There is a discount only where something comes off, with the code it comes from.
 * - A coupon on the shipping stands beside the shipping.
 * - A wish for finishing says that the shop will call.
 */
const meta = {
  title: 'Checkout/CheckoutSummary',
  component: CheckoutSummary,
  args: slipOf(cartOfThree),
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '24.5rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  name: 'Three pieces with their shipping',
  play: async ({ canvas }) => {
    const slip = within(canvas.getByRole('region', { name: 'Order Summary' }))
    await expect(slip.getAllByRole('listitem')).toHaveLength(2)
    await expect(slip.getByText('Quantity 2')).toBeVisible()
    await expect(slip.getByText('₹180')).toBeVisible()
    await expect(slip.queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const Unknown: Story = {
  args: slipOf(cartOfThree, { isKnown: false }),
  name: 'Shipping asks for the address',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter address')).toBeVisible()
  },
}

export const Discounted: Story = {
  args: slipOf({ ...cartOfThree, appliedCoupon: 'FESTIVE500' }, { day: earlierDay }),
  name: 'A coupon that holds comes off',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount (FESTIVE500)')).toBeVisible()
    await expect(canvas.getByText('−₹500')).toBeVisible()
  },
}

export const RunOut: Story = {
  args: slipOf({ ...cartOfThree, appliedCoupon: 'FESTIVE500' }),
  // Looks as Known does.
  tags: ['no-picture'],
  name: 'A coupon that has run out does not',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const Shipped: Story = {
  args: slipOf({ ...cartOfThree, appliedCoupon: 'FREESHIP' }, { day: earlierDay }),
  // Looks as Known does.
  tags: ['no-picture'],
  name: 'FREESHIP comes off the shipping, and nowhere else',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping (FREESHIP)')).toBeVisible()
    await expect(canvas.getByText('₹80')).toBeVisible()
    await expect(canvas.queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const Finished: Story = {
  args: slipOf({
    ...cartOfThree,
    items: cartOfThree.items.map((item) => ({ ...item, finishing: ['fall and pico', 'tassels'] as const })),
  }),
  name: 'A wish for finishing says that the shop will call',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('With fall and pico, tassels: we will call you')).toHaveLength(2)
  },
}

export const Awkward: Story = {
  args: slipOf(awkwardCart),
  name: 'Lines without a name, a picture or a short name keep their places',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
