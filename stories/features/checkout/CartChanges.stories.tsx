import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CartChanges } from '#features/checkout/CartChanges.tsx'
import { bestseller, cartOf, kanjivaram, soldOutCotton } from '#mocks/data.ts'

/**
 * Above a checkout step, what differs from what the shopper chose: new prices, products that cannot be bought, lines
 * changed in another tab, a coupon that is not valid for the address. In the cart the lines say it themselves
 * (`CartLine`); when a change has stopped an order, `PaymentStep` has an alert.
 *
 * - It is [a status that is on the page even while it is empty](#anchor--checkout-cartchanges--unchanged), so that
 *   changes are announced.
 * - [Each change is a sentence that names the product or the coupon](#anchor--checkout-cartchanges--changed); a new price
 *   is given with the old one.
 * - [While the order is placed](#anchor--checkout-cartchanges--placing) changes are shown, but announced only by the
 *   alert of `PaymentStep`.
 * - [A change in another tab](#anchor--checkout-cartchanges--changed-elsewhere) is a sentence, too.
 */
const meta = {
  title: 'Checkout/CartChanges',
  component: CartChanges,
  args: { items: [] },
} satisfies Meta<typeof CartChanges>

export default meta
type Story = StoryObj<typeof meta>

const [repriced, gone, soldOut] = cartOf([kanjivaram, 1], [bestseller, 1], [soldOutCotton, 1]).items

export const Changed: Story = {
  args: {
    items: [
      ...(repriced ? [{ ...repriced, priceWas: 11999 }] : []),
      ...(gone ? [{ ...gone, isGone: true as const }] : []),
      ...(soldOut ? [soldOut] : []),
    ],
    invalidated: { code: 'KERALA20', error: { why: 'wrong-state', state: 'Goa' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${kanjivaram.name} is ₹12,499 now; it was ₹11,999 when you chose it. ${bestseller.name}: No longer available. ` +
        `${soldOutCotton.name}: Out of Stock, left out of the total. ` +
        'KERALA20 was taken off. This coupon is not applicable in Goa',
    )
  },
}

export const ChangedElsewhere: Story = {
  args: { isChangedElsewhere: true },
  // Same picture as Changed, with fewer words.
  tags: ['no-picture'],
  name: 'Changed in another tab',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your cart was changed in another tab.')
  },
}

export const Placing: Story = {
  args: { isChangedElsewhere: true, isPlacing: true },
  // Same picture as ChangedElsewhere.
  tags: ['behaviour', 'no-picture'],
  name: 'While the order is placed it is not announced',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your cart was changed in another tab.')
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'off')
  },
}

export const Unchanged: Story = {
  // It is empty.
  tags: ['behaviour', 'no-picture'],
  name: 'Without changes it is empty',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
