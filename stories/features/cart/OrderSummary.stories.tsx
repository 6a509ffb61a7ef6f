import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderSummary } from '#features/cart/OrderSummary/OrderSummary.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'

/**
 * The order summary beside the cart, on `ReceiptPaper`. It shows what `orderTotalsOf` has calculated, and calculates
 * nothing itself. Once a destination is known, use `CheckoutSummary`, which has lines and shipping cost.
 *
 * - It is [a region named 'Order Summary'](#anchor--cart-ordersummary--three-items); terms and amounts are a description
 *   list. The total is also in a status, so that a change is announced.
 * - [Amounts have Indian digit grouping](#anchor--cart-ordersummary--large-amounts), with digits of one width.
 * - [Shipping is a sentence](#anchor--cart-ordersummary--three-items), as the destination is not known yet.
 * - [A discount shows its coupon code](#anchor--cart-ordersummary--with-discount); [without a discount the row is left
 *   out](#anchor--cart-ordersummary--three-items).
 * - [The stepped lower edge does not cut the focus ring](#anchor--cart-ordersummary--focused).
 */
const meta = {
  title: 'Cart/OrderSummary',
  component: OrderSummary,
  args: {
    summary: { subtotal: 18199, discount: 0, total: 18199, itemCount: 3 },
    children: (
      <ButtonLink href="/checkout" full>
        Proceed to Checkout
      </ButtonLink>
    ),
  },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '24.5rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Subtotal, shipping note and total. */
export const ThreeItems: Story = {
  name: 'Three items',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Subtotal (3 items)',
      'Shipping',
      'Total',
    ])
    await expect(canvas.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '₹18,199',
      'Calculated at checkout by location and item count',
      '₹18,199',
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent('Total ₹18,199, 3 items')
  },
}

/** The subtotal says 1 item. */
export const OneItem: Story = {
  args: { summary: { subtotal: 1290, discount: 0, total: 1290, itemCount: 1 } },
  name: 'One item',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subtotal (1 item)')).toBeVisible()
  },
}

/** The amounts use Indian digit grouping. */
export const LargeAmounts: Story = {
  args: { summary: { subtotal: 1_98_00_000, discount: 0, total: 1_98_00_000, itemCount: 1200 } },
  name: 'Large amounts',
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByText('₹1,98,00,000')
    await expect(amounts).toHaveLength(2)
    for (const amount of amounts) await expect(getComputedStyle(amount).fontVariantNumeric).toContain('tabular-nums')
  },
}

export const WithDiscount: Story = {
  args: { summary: { subtotal: 20999, discount: 500, total: 20499, itemCount: 3, appliedCoupon: 'WELCOME10' } },
  name: 'With discount',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount (WELCOME10)')).toBeVisible()
    await expect(canvas.getByText('−₹500')).toBeVisible()
  },
}

/** The stepped edge does not cut the focus ring. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveFocus()
  },
}
