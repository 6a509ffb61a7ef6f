import { cartMessages } from '#domain/cart/cartMessages.ts'
import { ConnectedCartContents } from '#features/cart/CartContents/CartContents.connected.tsx'
import { thenFocusNext } from '#features/shared/focusNext.ts'
import { useCartStore } from '#state/cart.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { useReconciledCart } from '../useReconciledCart.ts'

/** The cart stored on this device. Prices and stock may have changed since: they are fetched once, on mount. */
export function CartContainer() {
  useReconciledCart(true)
  return <ConnectedCartContents />
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
