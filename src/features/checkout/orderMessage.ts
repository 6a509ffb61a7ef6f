import type { AddressForm } from '#domain/address/address.ts'
import { lineTotalOf } from '#domain/cart/amounts.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order, OrderLine } from '#domain/order/order.ts'
import { displayName } from '#domain/product/product.ts'
import { ordering } from '#site/ordering.ts'
import { paymentOptions } from '#site/payment.ts'

/** An order's number as it is shown: '#PW1700000000000'. */
export const orderNumberOf = ({ orderId }: Pick<Order, 'orderId'>) => `#${orderId}`

/** How it is to be paid, in the owner's words. */
export function paymentNameOf({ paymentMethod }: Pick<Order, 'paymentMethod'>): string {
  return paymentOptions.find(({ value }) => value === paymentMethod)?.name ?? paymentMethod
}

/** The day an order was placed, as India writes it: '21 November 2026'. */
export function dayOf({ placedAt }: Pick<Order, 'placedAt'>): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' } as const
  return new Intl.DateTimeFormat('en-IN', format).format(new Date(placedAt))
}

/** Who it goes to, line by line, without the lines left empty. */
export function recipientLines(to: AddressForm): string[] {
  const { fullName, phone, email, addressLine1, addressLine2, landmark, city, state, pincode } = to
  return [fullName, addressLine1, addressLine2, landmark, `${city}, ${state} ${pincode}`, phone, email].filter(Boolean)
}

/** The slip as a message to the shop; without the whole address it says where the order goes. */
export function orderMessage(order: Order, to?: AddressForm): string {
  const { lines, totals, address, giftNote } = order
  const { subtotal, discount, shippingCost, total } = totals
  return [
    ordering.greeting,
    `Order ${orderNumberOf(order)}`,
    '',
    ...lines.map(lineWords),
    '',
    `Subtotal ${formatRupees(subtotal)}`,
    ...(discount > 0 ? [`Discount −${formatRupees(discount)}`] : []),
    `Shipping ${formatRupees(shippingCost)}`,
    `Total ${formatRupees(total)}`,
    `Payment: ${paymentNameOf(order)}`,
    ...(giftNote ? ['', `Gift note: ${giftNote}`] : []),
    '',
    'Deliver to:',
    ...(to ? recipientLines(to) : [`${address.city}, ${address.state}`]),
  ].join('\n')
}

/** A chat with this number, digits only with the country's code, and a message begun. */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

function lineWords(line: OrderLine): string {
  const { product, quantity, finishing } = line
  const name = displayName(product)
  const piece = product.productCode && product.productCode !== name ? `${name} (${product.productCode})` : name
  const wish = finishing ? `, with ${finishing.join(', ')}` : ''
  return `${quantity} × ${piece}${wish}: ${formatRupees(lineTotalOf(line))}`
}
