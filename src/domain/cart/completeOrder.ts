import { lineKey, withItems, type Cart, type PendingCompletion } from './cart.ts'
import { withoutCoupon } from './cartCoupon.ts'

/** Milliseconds between an order's success and its lines leaving the cart (handbook, Rules: toasts and timings). */
export const completionDelay = 2000

/** The cart with an order to complete; the same object if that order is already pending. */
export function withPendingOrder(cart: Cart, pending: PendingCompletion): Cart {
  const others = cart.pendingOrders ?? []
  if (others.some(({ orderId }) => orderId === pending.orderId)) return cart
  return { ...cart, pendingOrders: [...others, pending] }
}

/**
 * The cart after an order: without exactly the items that were ordered, without a coupon and destination, its shopper
 * no longer a first-time customer. Idempotent: an order that is not pending changes nothing.
 */
export function completeOrder(cart: Cart, orderId: string): Cart {
  const order = cart.pendingOrders?.find((pending) => pending.orderId === orderId)
  if (!order) return cart
  const others = cart.pendingOrders?.filter((pending) => pending !== order) ?? []
  const ordered = new Map(order.lines.map(({ key, quantity }) => [key, quantity]))
  // The next order may go elsewhere: an earlier destination must not refuse its coupon.
  const {
    pendingOrders: _,
    shippingAddress: __,
    ...left
  } = withItems(withoutCoupon(cart), (item) => {
    const quantity = item.quantity - (ordered.get(lineKey(item)) ?? 0)
    if (quantity === item.quantity) return [item]
    return quantity >= 1 ? [{ ...item, quantity }] : []
  })
  return { ...left, isFirstTimeCustomer: false, ...(others.length > 0 ? { pendingOrders: others } : {}) }
}

/** Milliseconds until an order is to be completed: 0 when due, at most the full delay even if the clock changed. */
export function remainingMs({ dueAt }: PendingCompletion, now: Date): number {
  return Math.min(Math.max(0, Date.parse(dueAt) - now.getTime()), completionDelay)
}
