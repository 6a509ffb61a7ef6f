import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OrderPlaced } from '#features/checkout/OrderPlaced/OrderPlaced.tsx'
import { contact } from '#site/contact.ts'
import { placedOrder, trivandrum } from './placedOrder.ts'

/**
 * An order that was placed: its number, its total, when it comes, and how it reaches the shop, for no server has it.
 *
 * - Number, total and days are a list of pairs.
 * - The slip goes by WhatsApp, with every line of the order in the message, or by telephone.
 * - It can be printed.
 * - Two links lead on.
 */
const meta = {
  title: 'Checkout/OrderPlaced',
  component: OrderPlaced,
  args: { order: placedOrder(), onPrint: fn() },
} satisfies Meta<typeof OrderPlaced>

export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {
  name: 'Number, total and days, and the ways on',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`#${args.order.orderId}`)).toBeVisible()
    await expect(canvas.getByText('2-3 days, to Trivandrum')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/collections')
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Print the slip' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const ByWhatsApp: Story = {
  args: { to: trivandrum },
  // Looks as Placed does.
  tags: ['no-picture'],
  name: 'The message to the shop has every line, the total and the address',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Send on WhatsApp' })
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
    await expect(`${origin}${pathname}`).toBe(`https://wa.me/${contact.whatsapp}`)
    const text = searchParams.get('text') ?? ''
    for (const { product } of args.order.lines) await expect(text).toContain(product.name)
    await expect(text).toContain(`Order #${args.order.orderId}`)
    await expect(text).toContain('Lakshmi Nair')
    await expect(canvas.getByRole('link', { name: `Call ${contact.phone.text}` })).toHaveAttribute(
      'href',
      `tel:${contact.phone.dial}`,
    )
  },
}
