import { completeOrder, withPendingOrder } from '#domain/cart/completeOrder.ts'
import { pendingCompletion, type Order } from '#domain/order/order.ts'
import { readOrders, withOrder, withoutOrder } from '#domain/order/orders.ts'
import { readOrder } from '#domain/order/readOrder.ts'
import { useCartStore } from './cart.ts'
import { completeOrders } from './completion.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { versionedFormat } from './entryFormat.ts'
import { keepInSync } from './keepInSync.ts'
import { persistedEntry } from './persistedEntry.ts'

interface OrderStoreActions {
  /** Stores a placed order; its lines leave the cart 2 s from now. Idempotent. */
  place: (order: Order, now: Date) => void
  /** Lets an order's lines leave the cart at once; nothing where they have left already. */
  complete: (orderId: string) => void
  /** Deletes an order from this device. */
  remove: (orderId: string) => void
}

export const orderStorageKey = 'shop.orders'

/** The one order that a tab kept until it was closed, before the device kept them all. */
const formerEntry = persistedEntry<Order | undefined>(
  { key: 'shop.order', storage: 'session', initial: undefined },
  versionedFormat<Order | undefined>({ field: 'order', version: 1, read: readOrder }),
)
const nothing = { value: undefined, unsaved: [] }

/** A store over a cart of the orders this device has placed, newest first, until the shopper deletes them. */
export const createOrderStore = (carts = useCartStore) =>
  createPersistedStore<'orders', readonly Order[], OrderStoreActions>({
    key: orderStorageKey,
    field: 'orders',
    initial: [],
    version: 1,
    read: readOrders,
    actions: ({ change, rehydrate }, get) => ({
      rehydrate() {
        rehydrate()
        const { value: former } = formerEntry.load(nothing)
        if (!former) return
        change((orders) => withOrder(orders, former))
        if (get().unsaved.length === 0) formerEntry.change(nothing, () => undefined)
      },
      place(order, now) {
        if (get().orders.some(({ orderId }) => orderId === order.orderId)) return
        change((orders) => withOrder(orders, order))
        carts.getState().change((cart) => withPendingOrder(cart, pendingCompletion(order, now)))
        completeOrders(carts)
      },
      complete: (orderId) => carts.getState().change((cart) => completeOrder(cart, orderId)),
      remove: (orderId) => change((orders) => withoutOrder(orders, orderId)),
    }),
  })

export const useOrderStore = keepInSync(createOrderStore())
