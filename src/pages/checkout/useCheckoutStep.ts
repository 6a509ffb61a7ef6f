import { useLocation, useNavigate } from 'react-router-dom'
import type { Order } from '#domain/order/order.ts'
import { useSingleNavigation } from '#features/shared/useSingleNavigation.connected.tsx'
import { paths } from '#site/paths.ts'
import { entryOf, type CheckoutEntry } from './entry.ts'

/** The checkout's entry in the browser's history, and the ways between its steps; each is gone once, however often asked. */
export function useCheckoutStep() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const once = useSingleNavigation()

  const entry = entryOf(state)
  const to = (next: CheckoutEntry, replace: boolean) => void navigate(paths.checkout, { state: next, replace })
  return {
    entry,
    /** The payment's entry comes after the address's, so that the browser's Back leads there; after a reload it is there. */
    toPayment: () => {
      if (!entry.isPayment) once(() => to({ isPayment: true }, false))
    },
    back: () => once(() => void navigate(-1)),
    /** In place of the payment: Back from a success never leads to an order's button. */
    toSuccess: ({ orderId }: Order) => to({ orderId }, true),
  }
}
