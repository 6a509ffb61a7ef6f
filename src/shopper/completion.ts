import { completeOrder, waitFor } from '#domain/cart/completeOrder.ts'
import { useCartStore } from './cart.ts'

/**
 * Carries out what orders have left to do, each at its time: wherever the shopper is by then, at the next start when
 * the shop was closed meanwhile, and once, however many tabs do it and however often it is asked for (spec.md §4,
 * checkout step).
 */
export function completeOrders(store = useCartStore): void {
  for (const pending of store.getState().cart.pendingOrders ?? []) {
    // The timer decides, and not the clock when it rings: that may stand still or have been set meanwhile.
    const finish = () => store.getState().change((cart) => completeOrder(cart, pending.orderId))
    setTimeout(finish, waitFor(pending, new Date()))
  }
}
