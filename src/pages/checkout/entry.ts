import { fieldsOf } from '#domain/product/read.ts'

/** The checkout's state in a history entry; without any, the entry is the first step. */
export interface CheckoutEntry {
  /** It is the payment step: Back leads to the address. */
  isPayment?: true
  /** It is the confirmation of this order. */
  orderId?: string
}

/** Reads an entry from a location's state, which may be anything. */
export function entryOf(state: unknown): CheckoutEntry {
  const { isPayment, orderId } = fieldsOf(state)
  return {
    ...(isPayment === true ? { isPayment } : {}),
    ...(typeof orderId === 'string' && orderId ? { orderId } : {}),
  }
}
