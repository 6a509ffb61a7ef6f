import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckoutSummary } from '#features/checkout/CheckoutSummary/CheckoutSummary.tsx'
import { CheckoutView } from '#features/checkout/CheckoutView/CheckoutView.tsx'
import { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
import { placedOrder } from './placedOrder.ts'

const { lines, totals } = placedOrder()

/**
 * The frame of the checkout: the progress, the step, and the order summary beside it.
 *
 * - The heading is of level one, and changes once the order is placed.
 * - Until the storage has been read, a spinner is shown.
 * - Below the desktop breakpoint the order summary follows the step.
 * - When the order is placed, the focus moves to the heading of the confirmation.
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
        lines={lines.map((line) => ({ ...line, addedAt: '' }))}
        shipping={{ cost: 60, estimatedDays: '2-3', isKerala: true }}
      />
    ),
    aside: <CheckoutSummary lines={lines} summary={totals} />,
  },
} satisfies Meta<typeof CheckoutView>

export default meta
type Story = StoryObj<typeof meta>

/** A step and the order summary. */
export const FirstStep: Story = {
  name: 'First step',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  },
}

/** Below the desktop breakpoint the summary is below the form, and its total is above the form. */
export const TotalBeforeForm: Story = {
  args: { total: 16599 },
  name: 'Total before the form',
  play: async ({ canvas }) => {
    const total = canvas.getByText('₹16,599')
    await (innerWidth < 960 ? expect(total).toBeVisible() : expect(total).not.toBeVisible())
  },
}

export const TotalOnPhone: Story = {
  args: { total: 16599 },
  // Same picture as TotalBeforeForm.
  tags: ['behaviour', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  name: 'On a phone the total is visible before the form',
  play: async ({ canvas }) => {
    const total = canvas.getByText('₹16,599')
    await expect(total).toBeVisible()
    const form = canvas.getByText(/^Delivery to/)
    await expect(total.getBoundingClientRect().bottom).toBeLessThan(form.getBoundingClientRect().top)
  },
}

/** A spinner, until the storage has been read. */
export const Loading: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

/** The confirmation moves the focus to its heading. */
export const PlacedOrder: Story = {
  args: { step: 3, isArrival: true },
  name: 'Order placed',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order Placed Successfully' })).toHaveFocus()
  },
}
