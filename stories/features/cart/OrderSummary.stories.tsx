import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { OrderSummary } from '#features/cart/OrderSummary/OrderSummary.tsx'
import { morningOf, storyDay } from '#mocks/clock.ts'
import { cartOf, cartOfThree, kanjivaram, plain } from '#mocks/data.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'

/** What the store has no more. */
const goneLines = cartOf([plain, 1]).items.map((item) => ({ ...item, isGone: true }) as const)

/**
 * The slip beside cart and checkout, torn off along the temple steps. It shows what `orderSummaryOf` has reckoned, and
 * reckons nothing itself.
 *
 * - It is a region named 'Order Summary'.
 * - Terms and amounts are a list of pairs; amounts stand under each other.
 * - Shipping is a sentence until it is known where the pieces go.
 * - A discount is named with its coupon, and not mentioned where there is none.
 * - The checkout lists the pieces over the amounts; one that is gone is not among them.
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

export const Three: Story = {
  name: 'Subtotal, shipping in words, and total',
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
  },
}

export const One: Story = {
  args: { summary: { subtotal: 1290, discount: 0, total: 1290, itemCount: 1 } },
  name: 'One piece is one item',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subtotal (1 item)')).toBeVisible()
  },
}

export const Lakhs: Story = {
  args: { summary: { subtotal: 1_98_00_000, discount: 0, total: 1_98_00_000, itemCount: 1200 } },
  name: 'Great amounts are grouped as in India',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₹1,98,00,000')).toHaveLength(2)
  },
}

export const Reduced: Story = {
  args: { summary: { subtotal: 20999, discount: 500, total: 20499, itemCount: 3, appliedCoupon: 'WELCOME10' } },
  name: 'A discount stands there with its coupon',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount, WELCOME10')).toBeVisible()
    await expect(canvas.getByText('−₹500')).toBeVisible()
  },
}

export const AtCheckout: Story = {
  args: {
    lines: [...cartOfThree.items, ...goneLines],
    summary: { ...orderSummaryOf(cartOfThree, { coupons: [], now: morningOf(storyDay), shipping: { cost: 60 } }) },
    shippingDetail: '₹60 × 3',
    children: undefined,
  },
  name: 'At checkout it lists the pieces, and shipping has its cost',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('list')).toHaveTextContent(kanjivaram.name)
    await expect(canvas.getByText('₹180')).toBeVisible()
    await expect(canvas.getByText('₹60 × 3')).toBeVisible()
  },
}

export const NoAddress: Story = {
  args: { shippingNote: 'Enter address' },
  name: 'What is said in place of the cost is the page’s',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter address')).toBeVisible()
  },
}

export const Focused: Story = {
  name: 'The torn edge never cuts the ring of the focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveFocus()
  },
}
