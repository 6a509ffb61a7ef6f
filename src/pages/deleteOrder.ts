import { orderTexts } from '#site/orders.ts'
import { useOrderStore } from '#state/order.ts'
import { notify } from '#ui/Toast/notify.ts'

/** Deletes an order from this device, and says so. */
export function deleteOrder(orderId: string): void {
  useOrderStore.getState().remove(orderId)
  notify(orderTexts.deleted(orderId))
}
