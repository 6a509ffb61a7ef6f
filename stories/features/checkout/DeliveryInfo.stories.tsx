import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shippingTo } from '#domain/shipping/shippingTo.ts'
import { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
import { cartOfThree } from '#mocks/data.ts'
import { otherShipping, shippingRates } from '#site/shipping.ts'

/** A place with its entry in the shop's delivery table. */
function placeOf(city: string, state: string) {
  return { city, state, shipping: shippingTo(shippingRates, otherShipping, { city, state }) }
}

/**
 * The destination, the shipping cost for each item, and the delivery time. `AddressStep` shows it in a status, which
 * announces it once state and city are known, and then what changes but for the city, which changes with each letter. On
 * a product's page use `DeliveryCheck`.
 *
 * - [Every fact is a sentence](#anchor--checkout-deliveryinfo--kerala); the icon is hidden from screen readers.
 * - [The cost is shown for one item, and multiplied by the quantity](#anchor--checkout-deliveryinfo--kerala).
 * - [Kerala has a special rate, and the text says so](#anchor--checkout-deliveryinfo--kerala); [for other states it does
 *   not](#anchor--checkout-deliveryinfo--another-state).
 * - [A pre-order has its own delivery time](#anchor--checkout-deliveryinfo--pre-order); [with other products there are
 *   both](#anchor--checkout-deliveryinfo--partly-pre-order).
 * - [A place that is not in the table has the rate for other states](#anchor--checkout-deliveryinfo--union-territory).
 */
const meta = {
  title: 'Checkout/DeliveryInfo',
  component: DeliveryInfo,
  args: { ...placeOf('Trivandrum', 'Kerala'), lines: cartOfThree.items },
} satisfies Meta<typeof DeliveryInfo>

export default meta
type Story = StoryObj<typeof meta>

/** Kerala has the special rate. */
export const Kerala: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText('Delivery to Trivandrum, Kerala')).toBeVisible()
    await expect(canvas.getByText('Shipping cost: ₹60 per item (₹60 × 3)')).toBeVisible()
    await expect(canvas.getByText('Estimated delivery time: 2-3 days')).toBeVisible()
    await expect(canvas.getByText('The special rate for Kerala is applied.')).toBeVisible()
  },
}

/** Another state has no special rate. */
export const AnotherState: Story = {
  name: 'Another state',
  args: placeOf('Coimbatore', 'Tamil Nadu'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping cost: ₹100 per item (₹100 × 3)')).toBeVisible()
    await expect(canvas.queryByText(/special rate/)).not.toBeInTheDocument()
  },
}

const wovenToOrder = cartOfThree.items.slice(0, 1).map((item) => ({
  ...item,
  product: { ...item.product, availability: 'pre-order' as const, estimatedDelivery: 'about eleven months' },
}))

export const PreOrder: Story = {
  args: { lines: wovenToOrder },
  // Kerala with another text.
  tags: ['no-picture'],
  name: 'Pre-order',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estimated delivery time: Pre-order, about eleven months')).toBeVisible()
    await expect(canvas.queryByText(/2-3 days/)).not.toBeInTheDocument()
  },
}

export const PartlyPreOrder: Story = {
  args: { lines: [...wovenToOrder, ...cartOfThree.items.slice(1)] },
  // Kerala with another text.
  tags: ['no-picture'],
  name: 'Partly pre-order',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estimated delivery time: 2-3 days; Pre-order, about eleven months')).toBeVisible()
  },
}

export const UnionTerritory: Story = {
  args: placeOf('Leh', 'Ladakh'),
  // Same picture as AnotherState.
  tags: ['behaviour', 'no-picture'],
  name: 'A union territory has the rate for other states',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping cost: ₹200 per item (₹200 × 3)')).toBeVisible()
    await expect(canvas.getByText('Estimated delivery time: 7-10 days')).toBeVisible()
  },
}
