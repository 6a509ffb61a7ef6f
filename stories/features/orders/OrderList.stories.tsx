import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { OrderList } from '#features/orders/OrderList/OrderList.tsx'
import { orderTexts } from '#site/orders.ts'
import { placedOrder } from '#stories/features/checkout/placedOrder.ts'

const [first, second] = [placedOrder(), placedOrder(undefined, { now: new Date('2024-11-20T05:30:00Z') })]

/**
 * The orders of this device, newest first.
 *
 * - Each order number links to the receipt, and so does a link that says what to do there.
 * - Deleting asks for confirmation, because no server has the order.
 */
const meta = {
  title: 'Orders/OrderList',
  component: OrderList,
  args: { orders: [first, second], onDelete: fn() },
} satisfies Meta<typeof OrderList>

export default meta
type Story = StoryObj<typeof meta>

export const TwoOrders: Story = {
  name: 'Two orders',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: `#${first.orderId}` })).toHaveAttribute(
      'href',
      `/orders/${first.orderId}`,
    )
    await expect(canvas.getByRole('link', { name: orderTexts.open(second.orderId) })).toHaveAttribute(
      'href',
      `/orders/${second.orderId}`,
    )
    const remove = canvas.getByRole('button', { name: orderTexts.delete(second.orderId) })
    await userEvent.click(remove)
    await expect(canvas.getByText(orderTexts.sure)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // A key that is held down repeats its keydown; the browser clicks for each one that is not prevented.
    await expect(fireEvent.keyDown(remove, { key: 'Enter', repeat: true })).toBe(false)
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledWith(second.orderId)
  },
}
