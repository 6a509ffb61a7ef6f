import { useEffect } from 'react'
import { cartMessages } from '#domain/cart/cartMessages.ts'
import { ConnectedCartContents } from '#features/cart/CartContents/CartContents.connected.tsx'
import { thenFocusNext } from '#features/shared/focusNext.ts'
import { useCartStore } from '#state/cart.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { useReconciledCart } from '../useReconciledCart.ts'

/**
 * The cart stored on this device. Prices and stock may have changed since: they are fetched once, on mount. A coupon may
 * end while the page is open: it is checked again when the shopper comes back to the tab.
 */
export function CartContainer() {
  useReconciledCart(true)
  useEffect(() => {
    document.addEventListener('visibilitychange', recheckCoupon)
    return () => document.removeEventListener('visibilitychange', recheckCoupon)
  }, [])
  return <ConnectedCartContents />
}

/** Every change checks the coupon, also one that changes nothing else. */
function recheckCoupon() {
  if (document.visibilityState === 'visible') useCartStore.getState().change((cart) => cart)
}

/** Shown if the cart cannot be stored on this device. */
export function UnsavedCartNotice() {
  const dismiss = thenFocusNext(() => useCartStore.setState({ isUnsavedSeen: true }))
  return (
    <Notice tone="warning" role="alert" action={{ label: 'OK', onClick: dismiss }}>
      {cartMessages.unsaved}
    </Notice>
  )
}

/** Shown once if the stored cart could not be read. */
export function QuarantinedCartNotice() {
  const dismiss = thenFocusNext(() => useCartStore.getState().dismissQuarantined())
  return (
    <Notice tone="warning" role="alert" action={{ label: 'OK', onClick: dismiss }}>
      The cart this device kept could not be read. It is set aside here, and you begin with a new one.
    </Notice>
  )
}
