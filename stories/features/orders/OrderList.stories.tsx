import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { AccountSection } from '#features/account/AccountSection/AccountSection.tsx'
import { OrderList } from '#features/orders/OrderList/OrderList.tsx'
import { orderTexts } from '#site/orders.ts'
import { placedOrder } from '#stories/features/checkout/placedOrder.ts'

const [first, second] = [placedOrder(), placedOrder(undefined, { now: new Date('2024-11-20T05:30:00Z') })]

/**
 * The orders that this device keeps; pass the newest first. It has no text for an empty list: use `EmptyState` then.
 * For one order use `OrderReceipt`.
 *
 * - [Each order number links to its receipt](#anchor--primary--orders-orderlist--two-orders), and so does a link that
 *   says what can be done there.
 * - [That link and 'Delete' are named after the order number](#anchor--primary--orders-orderlist--two-orders) for
 *   screen readers; the pictures are hidden from them.
 * - ['Delete' asks for confirmation](#anchor--primary--orders-orderlist--two-orders), because no server has the order:
 *   the question is announced, and a second press deletes. [The next 'Delete', or the one
 *   before](#anchor--primary--orders-orderlist--two-orders), gets the focus.
 * - [The last order of a section](#anchor--orders-orderlist--last-of-section) leaves the focus at the section's heading.
 * - ['Keep' or Escape ends the question](#anchor--primary--orders-orderlist--two-orders), and the focus returns to
 *   'Delete'.
 * - [Enter that is held down counts once](#anchor--primary--orders-orderlist--two-orders), so that it cannot ask and
 *   delete in one press.
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
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    for (const { orderId } of args.orders) {
      for (const name of [`#${orderId}`, orderTexts.open(orderId)]) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/orders/${orderId}`)
      }
      await expect(canvas.getByRole('button', { name: orderTexts.delete(orderId) })).toBeVisible()
    }
    const pictures = [...canvasElement.querySelectorAll('[data-picture]')]
    await expect(pictures).not.toHaveLength(0)
    for (const picture of pictures) await expect(picture.closest('[aria-hidden="true"]')).not.toBeNull()
    const question = canvas.getAllByRole('status').at(-1)
    await expect(question).toBeEmptyDOMElement()
    const remove = canvas.getByRole('button', { name: orderTexts.delete(second.orderId) })
    await userEvent.click(remove)
    await expect(question).toHaveTextContent(orderTexts.sure)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await expect(question).toBeEmptyDOMElement()
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(question).toHaveTextContent(orderTexts.sure)
    await userEvent.keyboard('{Escape}')
    await expect(question).toBeEmptyDOMElement()
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // A key that is held down repeats its keydown; the browser clicks for each one that is not prevented.
    await expect(fireEvent.keyDown(remove, { key: 'Enter', repeat: true })).toBe(false)
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledWith(second.orderId)
    const other = canvas.getByRole('button', { name: orderTexts.delete(first.orderId) })
    await waitFor(() => expect(other).toHaveFocus())
  },
}

export const LastOfSection: Story = {
  args: { orders: [first] },
  // Looks like an order of the story above.
  tags: ['behaviour', 'no-picture'],
  name: 'The last order of a section leaves the focus at its heading',
  decorators: [
    (List) => (
      <main>
        <h1>Your account</h1>
        <AccountSection title="Orders on this device">
          <List />
        </AccountSection>
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: orderTexts.delete(first.orderId) })
    await userEvent.click(remove)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Orders on this device' })).toHaveFocus())
  },
}
