import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { completeOrder } from '#domain/cart/completeOrder.ts'
import { orderOf, type Order, type OrderTerms } from '#domain/order/order.ts'
import type { Placing } from '#features/checkout/PaymentStep/PaymentStep.tsx'
import { useCartStore } from '#shopper/cart.ts'
import { useOrderStore } from '#shopper/order.ts'

/** Milliseconds the simulated payment takes (spec.md §9). */
const paymentDelay = 3000

/**
 * Places an order, once for any number of presses (spec.md §4, checkout step). Leaving the step meanwhile calls it off.
 * What is ordered is what stood there when it was pressed: where the cart has changed since, nothing is.
 */
export function usePlaceOrder(terms: Omit<OrderTerms, 'now'>, onPlaced: (order: Order) => void) {
  const [placing, setPlacing] = useState<Placing>('ready')
  // Two presses come before the first is drawn: a state would let both through.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const finish = (seen: Order | undefined) => {
    timer.current = undefined
    try {
      const now = new Date()
      const order = orderOf(cartOnDevice(), { ...terms, now })
      if (!seen || !order || !isSame(seen, order)) {
        setPlacing('changed')
        return
      }
      useOrderStore.getState().place(order, now)
      onPlaced(order)
    } catch (error) {
      console.error('The order was not placed.', error)
      setPlacing('failed')
    }
  }
  const place = () => {
    if (timer.current !== undefined) return
    const seen = orderOf(useCartStore.getState().cart, { ...terms, now: new Date() })
    setPlacing('busy')
    timer.current = setTimeout(() => finish(seen), paymentDelay)
  }
  return { placing, place }
}

/** What the device holds now, without what another tab has ordered a moment ago. */
function cartOnDevice(): Cart {
  const { rehydrate } = useCartStore.getState()
  rehydrate()
  const { cart } = useCartStore.getState()
  return (cart.pendingOrders ?? []).reduce((left, { orderId }) => completeOrder(left, orderId), cart)
}

/** Of the same lines, at the same amounts. */
function isSame(one: Order, other: Order): boolean {
  return JSON.stringify([one.lines, one.totals]) === JSON.stringify([other.lines, other.totals])
}
