/** What an entry of the browser's history knows of the checkout; a plain one is its first step. */
export interface Entry {
  /** It is the payment's: Back leads to the address. */
  isPayment?: true
  /** It is the success of this order. */
  orderId?: string
}

/** The entry of a location's state, whatever that holds. */
export function entryOf(state: unknown): Entry {
  if (typeof state !== 'object' || state === null) return {}
  const isPayment = 'isPayment' in state && state.isPayment === true
  const orderId = 'orderId' in state && typeof state.orderId === 'string' ? state.orderId : undefined
  return { ...(isPayment ? { isPayment } : {}), ...(orderId ? { orderId } : {}) }
}
