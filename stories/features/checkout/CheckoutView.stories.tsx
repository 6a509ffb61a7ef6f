import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CheckoutSummary } from '#features/checkout/CheckoutSummary/CheckoutSummary.tsx'
import { CheckoutView } from '#features/checkout/CheckoutView/CheckoutView.tsx'
import { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
import { placedOrder } from './placedOrder.ts'

const { lines, totals } = placedOrder()

/**
 * The frame of the checkout: the progress (`CheckoutSteps`), the step, and the order summary beside it. Without scripts a
 * sentence says that the checkout needs them. For the frame of the cart use `CartView`.
 *
 * - It has [one heading of level one, 'Checkout'](#anchor--checkout-checkoutview--first-step); [once the order is placed,
 *   it says so](#anchor--checkout-checkoutview--placed-order).
 * - [When the order is placed, the focus moves to the heading](#anchor--checkout-checkoutview--placed-order), as on a new
 *   page.
 * - [Until the storage has been read, a spinner is shown and 'Loading...' is
 *   announced](#anchor--checkout-checkoutview--loading).
 * - Below 960 px the order summary follows the step, and [its total is before the
 *   form](#anchor--checkout-checkoutview--total-on-phone); [on wider windows this line is
 *   hidden](#anchor--checkout-checkoutview--total-before-form).
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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Checkout')
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
    const summary = canvas.getByRole('region', { name: 'Order Summary' })
    await expect(form.getBoundingClientRect().bottom).toBeLessThan(summary.getBoundingClientRect().top)
  },
}

/** A spinner, until the storage has been read. */
export const Loading: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status', { name: 'Loading...' })
    await expect(spinner).toBeVisible()
    // A live region announces its text, not its name.
    await expect(spinner).toHaveTextContent('Loading...')
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

/** The confirmation moves the focus to its heading. */
export const PlacedOrder: Story = {
  args: { step: 3, isArrival: true },
  name: 'Order placed',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAccessibleName('Order Placed Successfully')
    await waitFor(() => expect(heading).toHaveFocus())
  },
}
