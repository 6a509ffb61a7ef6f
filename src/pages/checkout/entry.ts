import { fieldsOf } from '#domain/product/read.ts'

/** What an entry of the browser's history knows of the checkout; a plain one is its first step. */
export interface CheckoutEntry {
  /** It is the payment's: Back leads to the address. */
  isPayment?: true
  /** It is the success of this order. */
  orderId?: string
}

/** The entry of a location's state, whatever that holds. */
export function entryOf(state: unknown): CheckoutEntry {
  const { isPayment, orderId } = fieldsOf(state)
  return {
    ...(isPayment === true ? { isPayment } : {}),
    ...(typeof orderId === 'string' && orderId ? { orderId } : {}),
  }
}
