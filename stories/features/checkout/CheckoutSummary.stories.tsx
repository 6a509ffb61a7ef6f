import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Cart } from '#domain/cart/cart.ts'
import { orderTotalsOf } from '#domain/cart/orderTotals.ts'
import { CheckoutSummary } from '#features/checkout/CheckoutSummary/CheckoutSummary.tsx'
import { earlierDay, morningOf, storyDay } from '#mocks/clock.ts'
import { awkwardCart, cartOfThree } from '#mocks/data.ts'
import { coupons } from '#site/coupons.ts'

/** The props of the order summary for a cart on a day; shipping is ₹60 per item once the destination is known. */
function summaryOf(cart: Cart, { day = storyDay, isKnown = true } = {}) {
  const terms = { coupons, now: morningOf(day), shipping: isKnown ? { cost: 60 } : undefined }
  return { lines: cart.items, summary: orderTotalsOf(cart, terms) }
}

/**
 * The order summary beside the checkout: each line with its picture, name, quantity and line total, and the totals. In
 * the cart, where the destination is not known, use `OrderSummary`; for a placed order use `OrderReceipt`, which contains
 * it.
 *
 * - It is [a region named 'Order Summary'](#anchor--checkout-checkoutsummary--with-address), with a list of the lines and
 *   a description list of the amounts.
 * - [A quantity above one has the unit price](#anchor--checkout-checkoutsummary--with-address). [A new price is shown
 *   with the old one; an unavailable product has no amount](#anchor--checkout-checkoutsummary--changed-lines).
 * - [Without an address the shipping row asks for one](#anchor--checkout-checkoutsummary--without-address), and says
 *   neither ₹0 nor free.
 * - [A discount is shown with its coupon code](#anchor--checkout-checkoutsummary--with-coupon), and only if it is above
 *   zero: [an expired coupon gives none](#anchor--checkout-checkoutsummary--expired-coupon).
 * - [A shipping coupon is shown beside the shipping](#anchor--checkout-checkoutsummary--shipping-coupon).
 * - [A finishing request says that the shop will call](#anchor--checkout-checkoutsummary--with-finishing).
 * - [Lines with a long name, without a name or without a picture keep the
 *   layout](#anchor--checkout-checkoutsummary--edge-cases).
 * - [A name does not break at a hyphen](#anchor--checkout-checkoutsummary--hyphenated-name).
 */
const meta = {
  title: 'Checkout/CheckoutSummary',
  component: CheckoutSummary,
  args: summaryOf(cartOfThree),
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

/** Three items with shipping. */
export const WithAddress: Story = {
  name: 'With address',
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Order Summary' }))
    await expect(within(summary.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
    await expect(summary.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Subtotal',
      'Shipping',
      'Total',
    ])
    await expect(summary.getAllByRole('definition')).toHaveLength(3)
    await expect(summary.getByText(/^Quantity 2, ₹[\d,]+ each$/)).toBeVisible()
    await expect(summary.getByText('₹180')).toBeVisible()
    await expect(summary.queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

/** The shipping row asks for the address. */
export const WithoutAddress: Story = {
  args: summaryOf(cartOfThree, { isKnown: false }),
  name: 'Without address',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter address')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).not.toHaveTextContent(/₹0|free/i)
  },
}

const [repriced, gone] = cartOfThree.items

export const ChangedLines: Story = {
  args: {
    ...summaryOf(cartOfThree),
    lines: [
      ...(repriced ? [{ ...repriced, priceWas: 11999 }] : []),
      ...(gone ? [{ ...gone, isGone: true as const }] : []),
    ],
  },
  name: 'Changed lines',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was ₹11,999 when you chose it')).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('₹12,499')
    await expect(second).toHaveTextContent('No longer available')
    await expect(second).not.toHaveTextContent('₹')
  },
}

export const WithCoupon: Story = {
  args: summaryOf({ ...cartOfThree, appliedCoupon: 'FESTIVE500' }, { day: earlierDay }),
  name: 'With coupon',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount (FESTIVE500)')).toBeVisible()
    await expect(canvas.getByText('−₹500')).toBeVisible()
  },
}

/** FREESHIP is subtracted from the shipping only. */
export const ShippingCoupon: Story = {
  args: summaryOf({ ...cartOfThree, appliedCoupon: 'FREESHIP' }, { day: earlierDay }),
  // Same picture as WithAddress.
  tags: ['no-picture'],
  name: 'Shipping coupon',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping (FREESHIP)')).toBeVisible()
    await expect(canvas.getByText('₹80')).toBeVisible()
    await expect(canvas.queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

/** A finishing request says that the shop will call. */
export const WithFinishing: Story = {
  args: summaryOf({
    ...cartOfThree,
    items: cartOfThree.items.map((item) => ({ ...item, finishing: ['fall and pico', 'tassels'] as const })),
  }),
  name: 'With finishing',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('With fall and pico, tassels: we will call you')).toHaveLength(2)
  },
}

/** Lines without a name, a picture or a short name keep the layout. */
export const EdgeCases: Story = {
  args: summaryOf(awkwardCart),
  name: 'Edge cases',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const ExpiredCoupon: Story = {
  args: summaryOf({ ...cartOfThree, appliedCoupon: 'FESTIVE500' }),
  // Same picture as WithAddress.
  tags: ['behaviour', 'no-picture'],
  name: 'An expired coupon gives no discount',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Discount/)).not.toBeInTheDocument()
  },
}

export const HyphenatedName: Story = {
  args: {
    lines: cartOfThree.items.map((item) => ({
      ...item,
      product: { ...item.product, name: 'Kanjivaram Vermilion-Kara' },
    })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Same picture as WithAddress, with another name.
  tags: ['behaviour', 'no-picture'],
  name: 'A name does not break at a hyphen',
  play: async ({ canvas }) => {
    const [word] = canvas.getAllByText('Vermilion-Kara')
    await expect(word?.getBoundingClientRect().height).toBeLessThan(30)
  },
}
