import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderSummary } from '#features/cart/OrderSummary/OrderSummary.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'

/**
 * The slip beside the cart, torn off along the temple steps. Shipping is a sentence here: it is known once there is an
 * address.
 *
 * - It is a region named 'Order Summary'.
 * - Terms and amounts are a list of pairs; amounts stand under each other.
 * - One piece is one item.
 */
const meta = {
  title: 'Cart/OrderSummary',
  component: OrderSummary,
  args: {
    itemCount: 3,
    subtotal: 18199,
    total: 18199,
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
  args: { itemCount: 1, subtotal: 1290, total: 1290 },
  name: 'One piece is one item',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subtotal (1 item)')).toBeVisible()
  },
}

export const Lakhs: Story = {
  args: { itemCount: 1200, subtotal: 1_98_00_000, total: 1_98_00_000 },
  name: 'Great amounts are grouped as in India',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₹1,98,00,000')).toHaveLength(2)
  },
}

export const Focused: Story = {
  name: 'The torn edge never cuts the ring of the focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveFocus()
  },
}
