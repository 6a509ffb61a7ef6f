import { create } from 'zustand'
import { completeOrder, withPendingOrder } from '#domain/cart/completeOrder.ts'
import { pendingCompletion, type Order } from '#domain/order/order.ts'
import { readOrder } from '#domain/order/readOrder.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { useCartStore } from './cart.ts'
import { completeOrders } from './completion.ts'
import { readEntry, removeEntry, writeEntry } from './deviceStorage.ts'

/** The order this tab has placed last: what the success screen and the order slip are drawn from. */
export interface OrderStore {
  order?: Order | undefined
  /** False until the tab's memory has been asked. */
  isReady: boolean
  /** Takes an order as placed: remembered, and its lines to leave the cart 2 s from now. The same one again is nothing. */
  place: (order: Order, now: Date) => void
  /** Lets the order's lines leave the cart at once; nothing where they have left already. */
  complete: () => void
  /** The success screen has been left for good. */
  forget: () => void
  /** Brings back what a reload has wiped. */
  rehydrate: () => void
}

/** Session storage key: an order is shown for as long as its tab lives. */
export const orderStorageKey = 'shop.order'

const orderVersion = 1

/** A store of the last order over a cart; the shop has one for each tab. */
export function createOrderStore(carts = useCartStore) {
  return create<OrderStore>()((set, get) => ({
    isReady: false,
    place(order, now) {
      if (get().order?.orderId === order.orderId) return
      writeEntry(orderStorageKey, { state: { order }, version: orderVersion }, 'sessionStorage')
      set({ order, isReady: true })
      carts.getState().change((cart) => withPendingOrder(cart, pendingCompletion(order, now)))
      completeOrders(carts)
    },
    complete() {
      const { order } = get()
      if (order) carts.getState().change((cart) => completeOrder(cart, order.orderId))
    },
    forget() {
      removeEntry(orderStorageKey, 'sessionStorage')
      set({ order: undefined })
    },
    rehydrate() {
      const { value } = readEntry(orderStorageKey, readKept, 'sessionStorage')
      set(({ order }) => ({ order: value ?? order, isReady: true }))
    },
  }))
}

export const useOrderStore = createOrderStore()

function readKept(state: unknown, version: number): Order | undefined {
  return version === orderVersion ? readOrder(fieldsOf(state)['order']) : undefined
}
