import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CheckoutPolicies } from '#features/checkout/CheckoutPolicies/CheckoutPolicies.tsx'
import { contact, hours } from '#site/contact.ts'
import { checkoutReturns } from '#site/checkoutReturns.ts'

/**
 * The policies shown before an order is placed: returns, and customer support. Both are native `details`: Tab reaches
 * their headings, and Enter or Space opens them. For the full text of a policy use `PolicyText`, on its page.
 *
 * - [Both are regions named by their headings, which open and close
 *   them](#anchor--primary--checkout-checkoutpolicies--both-open). The return policy is closed at first, support is
 *   open.
 * - [Conditions are a list, the steps of a return an ordered
 *   list](#anchor--primary--checkout-checkoutpolicies--both-open).
 * - [Phone and email are links; the hours are the shop's](#anchor--primary--checkout-checkoutpolicies--both-open).
 */
const meta = { title: 'Checkout/CheckoutPolicies', component: CheckoutPolicies } satisfies Meta<typeof CheckoutPolicies>

export default meta
type Story = StoryObj<typeof meta>

/** The whole return policy, and phone, email and hours. */
export const BothOpen: Story = {
  name: 'Both open',
  play: async ({ canvas, userEvent }) => {
    const policy = within(canvas.getByRole('region', { name: 'Return Policy' }))
    const support = within(canvas.getByRole('region', { name: 'Support' }))
    const pressBoth = async () => {
      await userEvent.click(policy.getByRole('heading', { name: 'Return Policy' }))
      await userEvent.click(support.getByRole('heading', { name: 'Support' }))
    }
    const returns = policy.getByText(checkoutReturns.description)
    const phone = support.getByText(contact.phone.text)
    await expect(returns).not.toBeVisible()
    await expect(phone).toBeVisible()
    await pressBoth()
    await expect(returns).toBeVisible()
    await expect(phone).not.toBeVisible()
    await pressBoth()
    await expect(returns).not.toBeVisible()
    await expect(phone).toBeVisible()
    await userEvent.click(policy.getByRole('heading', { name: 'Return Policy' }))
    const itemsOf = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    await expect(policy.getAllByRole('list').map((list) => [list.tagName, ...itemsOf(list)])).toEqual([
      ['UL', ...checkoutReturns.conditions],
      ['OL', ...checkoutReturns.process],
    ])
    for (const line of [...checkoutReturns.conditions, ...checkoutReturns.process])
      await expect(policy.getByText(line)).toBeVisible()
    await expect(support.getByRole('link', { name: contact.phone.text })).toBeVisible()
    await expect(support.getByRole('link', { name: contact.email })).toBeVisible()
    for (const line of hours.shop) await expect(support.getByText(line)).toBeVisible()
  },
}
