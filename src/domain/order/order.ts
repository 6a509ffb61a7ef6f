import { isBuyable, lineKey, type Cart, type CartItem, type PendingCompletion } from '../cart/cart.ts'
import { completionDelay } from '../cart/completeOrder.ts'
import { orderTotalsOf, type OrderTotals } from '../cart/orderTotals.ts'
import type { Coupon } from '../coupon/coupon.ts'
import { firstLetters } from '../letters.ts'
import type { Rupees } from '../money.ts'
import type { PaymentMethod } from './paymentMethod.ts'

/** One line as it was ordered. */
export type OrderLine = Pick<CartItem, 'product' | 'quantity' | 'selectedSize' | 'finishing'>

/** An order as it was placed; nothing that happens to the cart or the prices later changes it. */
export interface Order {
  /** The shop's prefix and the time it was placed, in milliseconds; shown with # in front. */
  orderId: string
  /** ISO time. */
  placedAt: string
  lines: readonly OrderLine[]
  totals: OrderTotals & { shippingCost: Rupees }
  address: { city: string; state: string }
  /** Days in transit, as shown: '2-3'. */
  estimatedDays: string
  /** As it was chosen; the shop may have removed it since. */
  paymentMethod: string
  giftNote?: string
}

export interface OrderTerms {
  coupons: readonly Coupon[]
  /** Shipping cost per item and delivery time to `address`. */
  shipping: { cost: Rupees; estimatedDays: string }
  address: { city: string; state: string }
  paymentMethod: PaymentMethod
  giftNote?: string
  /** Letters a gift note may have. */
  giftNoteLetters: number
  /** What order ids begin with. */
  orderPrefix: string
  now: Date
}

/** The order of a cart, taken at its success; undefined where the cart has nothing that can be ordered. */
export function orderOf(cart: Cart, terms: OrderTerms): Order | undefined {
  const { coupons, shipping, address, paymentMethod, giftNote = '', giftNoteLetters, orderPrefix, now } = terms
  const lines = cart.items.filter(isBuyable).map(orderLineOf)
  if (lines.length === 0) return undefined
  const note = giftNoteOf(giftNote, giftNoteLetters)
  const summary = orderTotalsOf({ ...cart, shippingAddress: address }, { coupons, now, shipping })
  return {
    orderId: `${orderPrefix}${now.getTime()}`,
    placedAt: now.toISOString(),
    lines,
    totals: { ...summary, shippingCost: summary.shippingCost ?? 0 },
    address: { city: address.city.trim(), state: address.state.trim() },
    estimatedDays: shipping.estimatedDays,
    paymentMethod,
    ...(note ? { giftNote: note } : {}),
  }
}

/** A gift note without spaces around it, cut after so many letters. */
export function giftNoteOf(text: string, letters: number): string {
  return firstLetters(text.trim(), letters).trim()
}

/** What is left to do once an order has succeeded: its lines leave the cart a little later. */
export function pendingCompletion({ orderId, lines }: Order, now: Date): PendingCompletion {
  return {
    orderId,
    lines: lines.map((line) => ({ key: lineKey(line), quantity: line.quantity })),
    dueAt: new Date(now.getTime() + completionDelay).toISOString(),
  }
}

function orderLineOf({ product, quantity, selectedSize, finishing }: CartItem): OrderLine {
  return { product, quantity, ...(selectedSize ? { selectedSize } : {}), ...(finishing ? { finishing } : {}) }
}
