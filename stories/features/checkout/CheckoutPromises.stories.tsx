import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CheckoutPromises } from '#features/checkout/CheckoutPromises/CheckoutPromises.tsx'
import { contact, hours } from '#site/contact.ts'
import { returns } from '#site/policies.ts'

/**
 * What the shop promises before an order is placed: its return policy, and who answers.
 *
 * - Both are regions named by their headings.
 * - Conditions are a list, the steps of a return a counted one.
 * - Telephone and email are links; hours are the shop's own.
 */
const meta = { title: 'Checkout/CheckoutPromises', component: CheckoutPromises } satisfies Meta<typeof CheckoutPromises>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  name: 'The return policy whole, and telephone, email and hours',
  play: async ({ canvas }) => {
    const policy = within(canvas.getByRole('region', { name: 'Return Policy' }))
    for (const line of [...returns.checkout.conditions, ...returns.checkout.process])
      await expect(policy.getByText(line)).toBeVisible()
    const support = within(canvas.getByRole('region', { name: 'Support' }))
    await expect(support.getByRole('link', { name: contact.phone.text })).toBeVisible()
    await expect(support.getByRole('link', { name: contact.email })).toBeVisible()
    for (const line of hours.shop) await expect(support.getByText(line)).toBeVisible()
  },
}
