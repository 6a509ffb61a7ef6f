import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReceiptPaper } from '#features/shared/ReceiptPaper/ReceiptPaper.tsx'

/**
 * The paper surface of an order summary, in the cart and at the checkout. It is for order summaries only. With
 * `place="beside"` it stays in view beside longer content.
 *
 * - It is [a region named by its title](#anchor--primary--layout-receiptpaper--order-summary).
 * - [It fills the available width](#anchor--primary--layout-receiptpaper--order-summary), and is as high as its
 *   content.
 */
const meta = {
  title: 'Layout/ReceiptPaper',
  component: ReceiptPaper,
  args: { title: 'Order Summary', children: 'Three pieces' },
} satisfies Meta<typeof ReceiptPaper>

export default meta
type Story = StoryObj<typeof meta>

/** It is a region named by its title. */
export const OrderSummary: Story = {
  name: 'Order summary',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Three pieces')
  },
}
