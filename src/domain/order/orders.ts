import { readOrder } from './readOrder.ts'
import type { Order } from './order.ts'

/** Orders a device keeps; the oldest make room for new ones. */
const maxOrders = 50

/** The orders with one more, newest first; one that is among them already changes nothing. */
export function withOrder(orders: readonly Order[], order: Order): readonly Order[] {
  const isKept = orders.some(({ orderId }) => orderId === order.orderId)
  return isKept ? orders : [order, ...orders].slice(0, maxOrders)
}

/** The orders without one; the same where it is not among them. */
export function withoutOrder(orders: readonly Order[], orderId: string): readonly Order[] {
  const left = orders.filter((order) => order.orderId !== orderId)
  return left.length === orders.length ? orders : left
}

/** Orders read back from the device; undefined where there is no list, or one of them cannot be read. */
export function readOrders(value: unknown): readonly Order[] | undefined {
  const orders = Array.isArray(value) ? value.map(readOrder) : [undefined]
  return orders.every((order) => order !== undefined) ? orders : undefined
}
