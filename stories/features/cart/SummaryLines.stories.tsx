import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFinishing } from '#domain/cart/lineNotes.ts'
import { lineKey } from '#domain/cart/cart.ts'
import { SummaryLines } from '#features/cart/OrderSummary/SummaryLines.tsx'
import { awkwardCart, cartOfOne, cartOfThree, kanjivaram } from '#mocks/data.ts'

/**
 * A short list of the products in the order summary of the checkout and in the mini cart.
 *
 * - It is a list; each item has name, quantity and line total.
 * - Pictures are hidden from screen readers: the name is beside them.
 * - Finishing options are shown with their product.
 */
const meta = {
  title: 'Cart/SummaryLines',
  component: SummaryLines,
  args: { lines: cartOfThree.items },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '21.5rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof SummaryLines>

export default meta
type Story = StoryObj<typeof meta>

/** Each has its quantity and total. */
export const Two: Story = {
  name: 'Two products',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(kanjivaram.name)).toBeVisible()
    await expect(canvas.getByText('₹12,499')).toBeVisible()
  },
}

const [line] = cartOfOne.items

/** Finishing options are shown with their product. */
export const Finished: Story = {
  args: { lines: line ? withFinishing(cartOfOne, lineKey(line), 'tassels', true).items : [] },
  name: 'With finishing',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tassels')).toBeVisible()
  },
}

/** Lines without a name, without a picture, with a six-digit price and with a long name. */
export const Awkward: Story = { name: 'Edge cases', args: { lines: awkwardCart.items } }
