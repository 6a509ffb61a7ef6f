import { maxTextLength } from '../limits.ts'
import { readAmount } from '../cart/readCartProduct.ts'
import { readLine } from '../cart/readCart.ts'
import { fieldsOf, textOf } from '../product/read.ts'
import type { Order, OrderLine } from './order.ts'

/** An order read back from the device, or undefined when any of it is missing: half an order is not shown. */
export function readOrder(value: unknown): Order | undefined {
  const fields = fieldsOf(value)
  const orderId = textOf(fields['orderId'])
  const placedAt = textOf(fields['placedAt'])
  const lines = Array.isArray(fields['lines']) ? fields['lines'].map(readOrderLine) : []
  const totals = readTotals(fields['totals'])
  const address = fieldsOf(fields['address'])
  const [city, state] = [address['city'], address['state']].map(textOf)
  const [estimatedDays, paymentMethod] = [fields['estimatedDays'], fields['paymentMethod']].map(textOf)
  // Any prefix that the shop had when the order was placed.
  if (!orderId || orderId.length > maxTextLength || Number.isNaN(Date.parse(placedAt))) return undefined
  if (lines.length === 0 || !lines.every((line) => line !== undefined)) return undefined
  if (!totals || !city || !state || !estimatedDays || !paymentMethod) return undefined
  const giftNote = textOf(fields['giftNote'])
  return {
    orderId,
    placedAt,
    lines,
    totals,
    address: { city, state },
    estimatedDays,
    paymentMethod,
    ...(giftNote ? { giftNote } : {}),
  }
}

const readOrderLine = (value: unknown): OrderLine | undefined => readLine(fieldsOf(value), readAmount)

function readTotals(value: unknown): Order['totals'] | undefined {
  const fields = fieldsOf(value)
  const amounts = ['subtotal', 'discount', 'shippingCost', 'total', 'itemCount'].map((name) => readAmount(fields[name]))
  const [subtotal, discount, shippingCost, total, itemCount] = amounts
  if (subtotal === undefined || discount === undefined || shippingCost === undefined) return undefined
  if (total === undefined || itemCount === undefined) return undefined
  const coupon = textOf(fields['appliedCoupon'])
  return { subtotal, discount, shippingCost, total, itemCount, ...(coupon ? { appliedCoupon: coupon } : {}) }
}
