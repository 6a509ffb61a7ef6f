import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderSlip } from '#features/checkout/OrderSlip/OrderSlip.tsx'
import { cartOfThree } from '#mocks/data.ts'
import { placedOrder, trivandrum } from './placedOrder.ts'

/**
 * The order as it was placed, on the shop's slip. On paper it is all there is of the page, with name, number and day above
 * and how to send it below.
 *
 * - It is the region 'Order Summary', of the order and not of the cart.
 * - Where the page knows the whole address it stands there; after a reload city and state do.
 * - A gift note keeps its lines.
 * - A coupon that held when the order was placed is there for good.
 */
const meta = {
  title: 'Checkout/OrderSlip',
  component: OrderSlip,
  args: { order: placedOrder(), to: trivandrum },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '24.5rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSlip>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: 'Lines, amounts, address and payment of the order',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
    await expect(canvas.getByText('TC 12/408, Pattom Palace Road')).toBeVisible()
    await expect(canvas.getByText('UPI')).toBeVisible()
    await expect(canvas.getByText(/has not reached the shop yet/)).not.toBeVisible()
  },
}

export const Reloaded: Story = {
  args: { to: undefined },
  name: 'After a reload it knows city and state',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trivandrum, Kerala')).toBeVisible()
    await expect(canvas.queryByText('Lakshmi Nair')).not.toBeInTheDocument()
  },
}

export const Gift: Story = {
  args: { order: placedOrder(cartOfThree, { giftNote: 'For Amma, with love\nfrom all of us' }) },
  name: 'A gift note keeps its lines',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/For Amma, with love/)).toHaveStyle({ whiteSpace: 'pre-line' })
  },
}

export const Discounted: Story = {
  args: { order: placedOrder({ ...cartOfThree, appliedCoupon: 'FESTIVE500' }) },
  // Checkout/CheckoutSummary has its picture.
  tags: ['no-picture'],
  name: 'A coupon that held when it was placed holds for good',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount (FESTIVE500)')).toBeVisible()
  },
}
