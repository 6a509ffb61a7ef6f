import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReceiptPaper } from '#features/shared/ReceiptPaper/ReceiptPaper.tsx'

/**
 * The paper surface of an order summary, beside the cart and the checkout.
 *
 * - It is a region named by its title.
 * - It fills the available width, and is as high as its content.
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
