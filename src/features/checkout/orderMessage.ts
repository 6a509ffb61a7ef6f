import { recipientLines, type AddressForm } from '#domain/address/address.ts'
import { lineTotalOf } from '#domain/cart/amounts.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order, OrderLine } from '#domain/order/order.ts'
import { finishingList } from '#site/finishing.ts'
import { orderNumber } from '#site/orderNumber.ts'
import { displayName } from '#domain/product/product.ts'
import { deliveryTimes, preOrderNote } from '#features/shared/deliveryTimes.ts'
import { ordering } from '#site/ordering.ts'
import { paymentOptions } from '#site/payment.ts'
import { expectedDeliveryLabel, giftNoteLabel } from '#site/receiptLabels.ts'

/** Label of the payment method. */
export function paymentNameOf({ paymentMethod }: Pick<Order, 'paymentMethod'>): string {
  return paymentOptions.find(({ value }) => value === paymentMethod)?.name ?? paymentMethod
}

/** The order as a text message to the shop; without the full address it has city and state only. */
export function orderMessage(order: Order, to?: AddressForm): string {
  const { lines, totals, address, giftNote } = order
  const { subtotal, discount, shippingCost, total } = totals
  return [
    ordering.greeting,
    `Order ${orderNumber(order.orderId)}`,
    '',
    ...lines.map(formatLine),
    '',
    `Subtotal ${formatRupees(subtotal)}`,
    ...(discount > 0 ? [`Discount −${formatRupees(discount)}`] : []),
    `Shipping ${formatRupees(shippingCost)}`,
    `Total ${formatRupees(total)}`,
    `Payment: ${paymentNameOf(order)}`,
    `${expectedDeliveryLabel}: ${deliveryTimes(lines, order.estimatedDays).join('; ')}`,
    ...(giftNote ? ['', `${giftNoteLabel}: ${giftNote}`] : []),
    '',
    'Deliver to:',
    ...(to ? recipientLines(to) : [`${address.city}, ${address.state}`]),
  ].join('\n')
}

function formatLine(line: OrderLine): string {
  const { product, quantity, finishing } = line
  const name = displayName(product)
  const label = product.productCode && product.productCode !== name ? `${name} (${product.productCode})` : name
  const finishingText = finishing ? `, with ${finishingList(finishing)}` : ''
  const preOrder = preOrderNote(product)
  return `${quantity} × ${label}${preOrder ? ` (${preOrder})` : ''}${finishingText}: ${formatRupees(lineTotalOf(line))}`
}
