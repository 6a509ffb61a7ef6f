import type { Cart } from './cart.ts'
import { completeOrder } from './completeOrder.ts'

/** The cart as it will be once every pending order is completed. */
export function afterPendingOrders(cart: Cart): Cart {
  return (cart.pendingOrders ?? []).reduce((left, { orderId }) => completeOrder(left, orderId), cart)
}
