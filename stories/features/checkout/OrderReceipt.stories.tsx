import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, isInaccessible } from 'storybook/test'
import { recipientLines } from '#domain/address/address.ts'
import { OrderReceipt } from '#features/checkout/OrderReceipt/OrderReceipt.tsx'
import { cartOfThree } from '#mocks/data.ts'
import { placedOrder, trivandrum } from './placedOrder.ts'

/**
 * The order as it was placed, on `ReceiptPaper`. Use it beside `OrderConfirmation`, also for a stored order; before an
 * order is placed use `CheckoutSummary`. Only the receipt is printed, with shop name, number and date above and how to
 * send it below.
 *
 * - It is [a region named 'Order Summary'](#anchor--checkout-orderreceipt--whole-address): of the order, not of the cart.
 * - [It shows the whole address if the page has it](#anchor--checkout-orderreceipt--whole-address); [after a reload only
 *   city and state](#anchor--checkout-orderreceipt--after-reload).
 * - [A gift note keeps its line breaks](#anchor--checkout-orderreceipt--gift-note).
 * - [A coupon that was valid when the order was placed stays on it](#anchor--checkout-orderreceipt--with-coupon).
 * - [A long word breaks](#anchor--checkout-orderreceipt--long-word), such as a time of delivery without a space.
 * - [What is meant for paper only is hidden on the screen](#anchor--checkout-orderreceipt--whole-address), and from
 *   screen readers.
 */
const meta = {
  title: 'Checkout/OrderReceipt',
  component: OrderReceipt,
  args: { order: placedOrder(), to: trivandrum },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '24.5rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderReceipt>

export default meta
type Story = StoryObj<typeof meta>

/** Lines, amounts, address and payment. */
export const WholeAddress: Story = {
  name: 'Whole address',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
    const [name = ''] = recipientLines(trivandrum)
    const recipient = canvas.getByText(name, { exact: false })
    await expect(recipient).toBeVisible()
    await expect(recipient.innerText).toBe(recipientLines(trivandrum).join('\n'))
    await expect(canvas.getByText('UPI')).toBeVisible()
    await expect(canvas.getByText('2-3 days')).toBeVisible()
    for (const words of [/^Order #/, /has not reached the shop yet/]) {
      const onPaper = canvas.getByText(words)
      await expect(onPaper).not.toBeVisible()
      await expect(isInaccessible(onPaper)).toBe(true)
    }
  },
}

/** It shows city and state only. */
export const AfterReload: Story = {
  args: { to: undefined },
  name: 'After a reload',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trivandrum, Kerala')).toBeVisible()
    await expect(canvas.queryByText('Lakshmi Nair')).not.toBeInTheDocument()
    await expect(canvas.getByText('Name, address and telephone:')).not.toBeVisible()
  },
}

/** The note keeps its line breaks. */
export const GiftNote: Story = {
  args: { order: placedOrder(cartOfThree, { giftNote: 'For Amma, with love\nfrom all of us' }) },
  name: 'Gift note',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/For Amma, with love/)).toHaveStyle({ whiteSpace: 'pre-line' })
  },
}

/** A coupon that was valid when the order was placed stays on it. */
export const WithCoupon: Story = {
  args: { order: placedOrder({ ...cartOfThree, appliedCoupon: 'FESTIVE500' }) },
  // Pictured in Checkout/CheckoutSummary.
  tags: ['no-picture'],
  name: 'With coupon',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Discount (FESTIVE500)')).toBeVisible()
  },
}

export const LongWord: Story = {
  args: { order: placedOrder(cartOfThree, { shipping: { cost: 60, estimatedDays: 'x'.repeat(60) } }) },
  // Only the overflow is tested.
  tags: ['behaviour', 'no-picture'],
  name: 'A long word breaks',
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('region', { name: 'Order Summary' })
    await expect(scrollWidth).toBe(clientWidth)
  },
}
