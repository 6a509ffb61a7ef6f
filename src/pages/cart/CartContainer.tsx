import { cartMessages } from '#domain/cart/cartMessages.ts'
import { ConnectedCartContents } from '#features/cart/CartContents/CartContents.connected.tsx'
import { thenFocusNext } from '#features/shared/focusNext.ts'
import { useCartStore } from '#state/cart.ts'
import { cartActions } from '#state/cartActions.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { useReconciledCart } from '../useReconciledCart.ts'

/** What this device's cart holds. Prices and stock may have changed since: the store is asked once, on opening. */
export function CartContainer() {
  useReconciledCart(true)
  return <ConnectedCartContents />
}

/** Nothing can be kept here. */
export function UnsavedCartNotice() {
  const dismiss = thenFocusNext(() => useCartStore.setState({ isUnsavedSeen: true }))
  return (
    <Notice tone="warning" role="status" action={{ label: 'OK', onClick: dismiss }}>
      {cartMessages.unsaved}
    </Notice>
  )
}

/** What was kept here could not be read; told once. */
export function QuarantinedCartNotice() {
  const dismiss = thenFocusNext(cartActions.dismissQuarantined)
  return (
    <Notice tone="warning" role="status" action={{ label: 'OK', onClick: dismiss }}>
      The cart this device kept could not be read. It is set aside here, and you begin with a new one.
    </Notice>
  )
}
