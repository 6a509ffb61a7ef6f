import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shippingTo } from '#domain/shipping/shippingTo.ts'
import { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
import { otherShipping, shippingRates } from '#site/shipping.ts'

/** A place with what the shop's own table says of it. */
function placeOf(city: string, state: string) {
  return { city, state, shipping: shippingTo(shippingRates, otherShipping, { city, state }) }
}

/**
 * Where the parcel goes, what each piece costs on its way, and how long it takes.
 *
 * - The cost is told for each piece, and times how many.
 * - Kerala has a rate of its own, and that is said.
 * - A place the table does not name takes the rate of any other state.
 */
const meta = {
  title: 'Checkout/DeliveryInfo',
  component: DeliveryInfo,
  args: { ...placeOf('Trivandrum', 'Kerala'), itemCount: 3 },
} satisfies Meta<typeof DeliveryInfo>

export default meta
type Story = StoryObj<typeof meta>

export const Kerala: Story = {
  name: 'Within Kerala the special rate is applied',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery to Trivandrum, Kerala')).toBeVisible()
    await expect(canvas.getByText('Shipping cost: ₹60 per item (₹60 × 3)')).toBeVisible()
    await expect(canvas.getByText('Estimated delivery time: 2-3 days')).toBeVisible()
    await expect(canvas.getByText('The special rate for Kerala is applied.')).toBeVisible()
  },
}

export const AnotherState: Story = {
  args: placeOf('Coimbatore', 'Tamil Nadu'),
  name: 'Another state has no special rate',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping cost: ₹100 per item (₹100 × 3)')).toBeVisible()
    await expect(canvas.queryByText(/special rate/)).not.toBeInTheDocument()
  },
}

export const AnyOther: Story = {
  args: placeOf('Leh', 'Ladakh'),
  // Looks as AnotherState does.
  tags: ['no-picture'],
  name: 'A union territory takes the rate of any other state',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping cost: ₹200 per item (₹200 × 3)')).toBeVisible()
    await expect(canvas.getByText('Estimated delivery time: 7-10 days')).toBeVisible()
  },
}
