import { completeOrder, remainingMs } from '#domain/cart/completeOrder.ts'
import { useCartStore } from './cart.ts'

/**
 * Completes pending orders, each when it is due: whatever page is open by then, or at the next visit if the shop was
 * closed meanwhile. Idempotent, in one tab and across tabs.
 */
export function completeOrders(store = useCartStore): void {
  for (const pending of store.getState().cart.pendingOrders ?? []) {
    // The timer decides, not the clock when it fires: that may be frozen, or have been set meanwhile.
    const finish = () => store.getState().change((cart) => completeOrder(cart, pending.orderId))
    setTimeout(finish, remainingMs(pending, new Date()))
  }
}
