import { readAmount, readCartProduct } from '../cart/readCartProduct.ts'
import { readFinishing } from '../cart/readCart.ts'
import { fieldsOf, textOf } from '../product/read.ts'
import { giftNoteOf, paymentMethods, type Order, type OrderLine } from './order.ts'

/** An order read back from the device, or undefined when any of it is missing: half an order is not shown. */
export function readOrder(value: unknown): Order | undefined {
  const fields = fieldsOf(value)
  const orderId = textOf(fields['orderId'])
  const placedAt = textOf(fields['placedAt'])
  const lines = Array.isArray(fields['lines']) ? fields['lines'].map(readLine) : []
  const totals = readTotals(fields['totals'])
  const address = fieldsOf(fields['address'])
  const [city, state, estimatedDays] = [address['city'], address['state'], fields['estimatedDays']].map(textOf)
  const paymentMethod = paymentMethods.find((method) => method === fields['paymentMethod'])
  if (!/^PW\d+$/.test(orderId) || Number.isNaN(Date.parse(placedAt))) return undefined
  if (lines.length === 0 || !lines.every((line) => line !== undefined)) return undefined
  if (!totals || !city || !state || !estimatedDays || !paymentMethod) return undefined
  const giftNote = giftNoteOf(textOf(fields['giftNote']))
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

function readLine(value: unknown): OrderLine | undefined {
  const fields = fieldsOf(value)
  const product = readCartProduct(fields['product'])
  const quantity = readAmount(fields['quantity'])
  if (!product || !quantity) return undefined
  const size = textOf(fields['selectedSize'])
  const finishing = readFinishing(fields['finishing'])
  return {
    product,
    quantity,
    ...(size ? { selectedSize: size } : {}),
    ...(finishing.length > 0 ? { finishing } : {}),
  }
}

function readTotals(value: unknown): Order['totals'] | undefined {
  const fields = fieldsOf(value)
  const amounts = ['subtotal', 'discount', 'shippingCost', 'total', 'itemCount'].map((name) => readAmount(fields[name]))
  const [subtotal, discount, shippingCost, total, itemCount] = amounts
  if (subtotal === undefined || discount === undefined || shippingCost === undefined) return undefined
  if (total === undefined || itemCount === undefined) return undefined
  const coupon = textOf(fields['appliedCoupon'])
  return { subtotal, discount, shippingCost, total, itemCount, ...(coupon ? { appliedCoupon: coupon } : {}) }
}
