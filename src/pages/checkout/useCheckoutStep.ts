import { useLocation, useNavigate } from 'react-router-dom'
import type { Order } from '#domain/order/order.ts'
import { useSingleNavigation } from '#features/shared/useSingleNavigation.connected.tsx'
import { paths } from '#site/paths.ts'
import { entryOf, type CheckoutEntry } from './entry.ts'

/** The checkout's history entry, and the navigation between its steps; repeated calls navigate once. */
export function useCheckoutStep() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const once = useSingleNavigation()

  const entry = entryOf(state)
  const to = (next: CheckoutEntry, replace: boolean) => void navigate(paths.checkout, { state: next, replace })
  return {
    entry,
    /** Pushes the payment's entry, so that the browser's Back leads to the address; a reload keeps the entry. */
    toPayment: () => {
      if (!entry.isPayment) once(() => to({ isPayment: true }, false))
    },
    back: () => once(() => void navigate(-1)),
    /** Replaces the payment's entry: Back from a confirmation must not lead to the order button. */
    toSuccess: ({ orderId }: Order) => to({ orderId }, true),
  }
}
