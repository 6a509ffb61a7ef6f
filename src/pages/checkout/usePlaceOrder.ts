import { useEffect, useRef, useState } from 'react'
import { afterPendingOrders } from '#domain/cart/afterPendingOrders.ts'
import { itemCountOf, lineKey, type Cart } from '#domain/cart/cart.ts'
import { orderOf, type Order, type OrderTerms } from '#domain/order/order.ts'
import type { Placing } from '#features/checkout/PaymentStep/PaymentStep.tsx'
import { useIsMounted } from '#features/shared/useIsMounted.ts'
import { paths } from '#site/paths.ts'
import { paymentDelay, paymentTexts } from '#site/payment.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { useCartStore } from '#state/cart.ts'
import { orderStorageKey, useOrderStore } from '#state/order.ts'
import { storageSyncMs, withLock } from '#state/withLock.ts'
import { notify } from '#ui/Toast/notify.ts'

/**
 * Places an order, once for any number of presses (handbook, Rules: checkout). Leaving the step in the meantime cancels
 * it. The order must be the one shown when the button was pressed, priced at `shownAt`: if the cart has changed since,
 * by another tab, by new prices or stock (`reconcile`) or by the end of its coupon, nothing is ordered.
 */
export function usePlaceOrder(
  terms: Omit<OrderTerms, 'now'>,
  shownAt: Date,
  reconcile: () => Promise<void>,
  onPlaced: (order: Order) => void,
) {
  const [placing, setPlacingState] = useState<Placing>('ready')
  // A ref: a second press may come before React has rendered the state of the first.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isMounted = useIsMounted()
  const placed = useRef<string>(undefined)
  useEffect(() => {
    return () => {
      clearTimeout(timer.current)
      const { setPlacing, forget } = useCheckoutDraftStore.getState()
      // The address is needed until the confirmation is shown. The mark of a cancelled order stays, as it does after a
      // reload, which runs no cleanup: the address step says that nothing was ordered, and another page says it at once.
      if (placed.current) return forget(placed.current)
      const isCancelled = timer.current !== undefined
      // Sold out, or emptied by another tab: the shopper has not left, the checkout redirects to the cart.
      const isEmptied = itemCountOf(useCartStore.getState().cart) === 0
      setPlacing(isCancelled && !isEmptied)
      if (!isCancelled) return
      if (isEmptied) notify(paymentTexts.changed, { kind: 'error' })
      else if (location.pathname !== paths.checkout) notify(paymentTexts.left)
    }
  }, [])

  // Leaving cancels the order: the back/forward cache must not resume it. The address step says so after the reload.
  useEffect(() => {
    const cancel = () => clearTimeout(timer.current)
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted && timer.current !== undefined) location.reload()
    }
    window.addEventListener('pagehide', cancel)
    window.addEventListener('pageshow', reload)
    return () => {
      window.removeEventListener('pagehide', cancel)
      window.removeEventListener('pageshow', reload)
    }
  }, [])

  const finish = (seen: Order | undefined) => {
    clearTimeout(timer.current)
    timer.current = undefined
    useCheckoutDraftStore.getState().setPlacing(false)
    try {
      const now = new Date()
      const order = orderOf(cartOnDevice(), { ...terms, now })
      if (!seen || !order || !isSame(seen, order)) {
        // Removes a coupon that has ended from the cart, so that the new total is shown.
        useCartStore.getState().change((cart) => cart)
        setPlacingState('changed')
        return
      }
      useOrderStore.getState().place(order, now)
      placed.current = order.orderId
      onPlaced(order)
    } catch (error) {
      console.error('The order was not placed.', error)
      setPlacingState('failed')
    }
  }
  const place = () => {
    if (timer.current !== undefined) return
    const seen = orderOf(useCartStore.getState().cart, { ...terms, now: shownAt })
    setPlacingState('busy')
    useCheckoutDraftStore.getState().setPlacing(true)
    const wait = (ms: number) => new Promise((resolve) => (timer.current = setTimeout(resolve, ms)))
    const pay = async () => {
      const isReconciled = reconcile()
      await wait(paymentDelay - storageSyncMs)
      // A store that does not respond delays an order no longer than that.
      await Promise.race([isReconciled, wait(paymentDelay)])
      // Without a lock, two tabs that order at the same moment would both order the whole cart.
      await withLock(orderStorageKey, () => {
        if (isMounted()) finish(seen)
      })
    }
    void pay()
  }
  return { placing, place }
}

/** The stored cart, without items that another tab has ordered a moment ago. */
function cartOnDevice(): Cart {
  useCartStore.getState().rehydrate()
  return afterPendingOrders(useCartStore.getState().cart)
}

/** Whether both have the same lines and amounts; other data of a product may be newer. */
function isSame(one: Order, other: Order): boolean {
  return amountsOf(one) === amountsOf(other)
}

function amountsOf({ lines, totals }: Order): string {
  const each = lines.map((line) => [lineKey(line), line.product.price, line.quantity, line.finishing])
  return JSON.stringify([each, totals])
}
