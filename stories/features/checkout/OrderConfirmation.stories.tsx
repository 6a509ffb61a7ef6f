import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { recipientLines } from '#domain/address/address.ts'
import { formatRupees } from '#domain/money.ts'
import { OrderConfirmation } from '#features/checkout/OrderConfirmation/OrderConfirmation.tsx'
import { contact } from '#site/contact.ts'
import { ordering } from '#site/ordering.ts'
import { placedOrder, trivandrum } from './placedOrder.ts'

/**
 * A placed order: how to send it to the shop, as no server stores it, then its number, total and delivery time. What was
 * ordered is in `OrderReceipt`, beside or below it; only that one is printed.
 *
 * - [It first says that the shop does not have the order yet; this sentence describes the links that send
 *   it](#anchor--checkout-orderconfirmation--placed), so that screen readers read it with them.
 * - [Number, total and delivery time](#anchor--checkout-orderconfirmation--placed) are a description list.
 * - The shopper sends the order [by WhatsApp, in a message with every line, the total and the address, or by
 *   phone](#anchor--checkout-orderconfirmation--by-whats-app).
 * - [Its last button calls `onPrint`](#anchor--checkout-orderconfirmation--placed), which prints the receipt.
 * - If the browser could not store the order, [an alert says so](#anchor--checkout-orderconfirmation--unsaved): a reload
 *   would lose it.
 */
const meta = {
  title: 'Checkout/OrderConfirmation',
  component: OrderConfirmation,
  args: { order: placedOrder(), onPrint: fn() },
} satisfies Meta<typeof OrderConfirmation>

export default meta
type Story = StoryObj<typeof meta>

/** What to do next, number, total and delivery time. */
export const Placed: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent(new RegExp(`^${ordering.notSent}`))
    const textsOf = (role: string) => canvas.getAllByRole(role).map((part) => part.textContent)
    await expect(textsOf('term')).toEqual(['Order ID', 'Total', 'Expected delivery'])
    await expect(textsOf('definition')).toEqual([
      `#${args.order.orderId}`,
      formatRupees(args.order.totals.total),
      '2-3 days, to Trivandrum',
    ])
    for (const name of ['Send on WhatsApp', `Call ${contact.phone.text}`]) {
      await expect(canvas.getByRole('link', { name })).toHaveAccessibleDescription(ordering.notSent)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Print the slip' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

/** The device's storage is full or blocked. */
export const Unsaved: Story = {
  args: { isUnsaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(ordering.unsaved)
  },
}

export const ByWhatsApp: Story = {
  args: { to: trivandrum },
  // Same picture as Placed.
  tags: ['behaviour', 'no-picture'],
  name: 'The message to the shop has every line, the total and the address',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Send on WhatsApp' })
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
    await expect(`${origin}${pathname}`).toBe(`https://wa.me/${contact.whatsapp}`)
    const text = searchParams.get('text') ?? ''
    for (const { product } of args.order.lines) await expect(text).toContain(product.name)
    await expect(text).toContain(`Order #${args.order.orderId}`)
    await expect(text).toContain(`\nTotal ${formatRupees(args.order.totals.total)}\n`)
    for (const line of recipientLines(trivandrum)) await expect(text).toContain(line)
    await expect(text).toContain('Expected delivery: 2-3 days')
    await expect(canvas.getByRole('link', { name: `Call ${contact.phone.text}` })).toHaveAttribute(
      'href',
      `tel:${contact.phone.dial}`,
    )
  },
}
