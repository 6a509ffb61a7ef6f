import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckoutSteps } from '#features/checkout/CheckoutSteps/CheckoutSteps.tsx'

/**
 * The progress of the checkout: three steps in a line, the completed ones ticked; on a phone the names are below their
 * marks. It is not a navigation: the steps are no links, and the buttons of each step go back and forward. For the path
 * to a page use `Breadcrumbs`.
 *
 * - It is [a list named 'Checkout steps'; the open step is marked as the current
 *   one](#anchor--checkout-checkoutsteps--address).
 * - [A tick is read as 'Completed:' before the name](#anchor--checkout-checkoutsteps--payment).
 * - [Once the order is placed, all three are ticked](#anchor--checkout-checkoutsteps--placed-order).
 */
const meta = {
  title: 'Checkout/CheckoutSteps',
  component: CheckoutSteps,
  args: { step: 1 },
} satisfies Meta<typeof CheckoutSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Checkout steps' })).toBeVisible()
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map(({ ariaCurrent }) => ariaCurrent)).toEqual(['step', null, null])
    await expect(canvas.queryByText('Completed:')).not.toBeInTheDocument()
  },
}

export const Payment: Story = {
  args: { step: 2 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Completed: Shipping Address')
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}

export const PlacedOrder: Story = {
  args: { step: 3 },
  name: 'Order placed',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Completed:')).toHaveLength(3)
  },
}
