import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckoutSummary } from '#features/checkout/CheckoutSummary/CheckoutSummary.tsx'
import { CheckoutView } from '#features/checkout/CheckoutView/CheckoutView.tsx'
import { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
import { placedOrder } from './placedOrder.ts'

const { lines, totals } = placedOrder()

/**
 * The frame of the checkout: how far it has come, the step, and the slip beside it.
 *
 * - The heading is of level one, and says so once the order is placed.
 * - As long as the device has not been asked, something is on its way.
 * - Below the desktop the slip follows the step.
 * - Who comes from another step finds the focus on the heading of the success.
 */
const meta = {
  title: 'Checkout/CheckoutView',
  component: CheckoutView,
  args: {
    step: 1,
    children: (
      <DeliveryInfo
        city="Trivandrum"
        state="Kerala"
        itemCount={3}
        shipping={{ cost: 60, estimatedDays: '2-3', isKerala: true }}
      />
    ),
    aside: <CheckoutSummary lines={lines} summary={totals} />,
  },
} satisfies Meta<typeof CheckoutView>

export default meta
type Story = StoryObj<typeof meta>

export const Step: Story = {
  name: 'A step and the slip beside it',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  },
}

export const Waiting: Story = {
  args: { children: undefined },
  name: 'Until the device has been asked, something is on its way',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const Placed: Story = {
  args: { step: 3, isArrival: true },
  name: 'The success takes the focus to its heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order Placed Successfully' })).toHaveFocus()
  },
}
