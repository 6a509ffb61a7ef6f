import type { CartItem } from '#domain/cart/cart.ts'
import { cartMessages } from '#domain/cart/cartMessages.ts'
import { couponMessages } from '#domain/coupon/couponMessages.ts'
import { removedGone } from '#domain/messages.ts'
import { displayName } from '#domain/product/product.ts'
import { wishlistMessages } from '#domain/wishlist/wishlistMessages.ts'
import { useCartStore } from '#state/cart.ts'
import { cartActions } from '#state/cartActions.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { coupons } from '#site/coupons.ts'
import { dismissToasts } from '#ui/Toast/dismissToasts.ts'
import { notify } from '#ui/Toast/notify.ts'
import { removeWithUndo, UndoRemoval, useRemoval } from '../UndoRemoval/UndoRemoval.connected.tsx'
import { useCart } from '../useCart/useCart.connected.tsx'
import { CartContents } from './CartContents.tsx'

/** Connects the cart page; every removal can be undone in its place. */
export function ConnectedCartContents() {
  const { cart, summary } = useCart()
  const removal = useRemoval()
  const setQuantity = useCartStore((store) => store.setQuantity)
  return (
    <CartContents
      cart={cart}
      summary={summary}
      removal={removal && { at: removal.at, notice: <UndoRemoval /> }}
      onQuantity={setQuantity}
      onFinishing={cartActions.setFinishing}
      onPricesSeen={cartActions.seePrices}
      onRemove={remove}
      onSaveForLater={saveForLater}
      onClear={clear}
      onRemoveGone={removeGone}
      onCoupon={enterCoupon}
      onRemoveCoupon={removeCoupon}
    />
  )
}

function remove({ product }: CartItem) {
  removeWithUndo(`You removed ${displayName(product)}`, () => cartActions.remove(product.key))
  notify(cartMessages.removed(product))
}

function saveForLater({ product }: CartItem) {
  const name = displayName(product)
  if (removeWithUndo(`You saved ${name} for later`, () => cartActions.saveForLater(product.key)))
    notify(`${name} saved to your wishlist`)
  // Another tab may have removed it first.
  else if (useCartStore.getState().cart.items.some((item) => item.product.key === product.key))
    notify(wishlistMessages.noSpace(name), { kind: 'error' })
}

function clear() {
  let itemCount = 0
  removeWithUndo('You cleared the cart', () => {
    const cleared = cartActions.clear()
    itemCount = cleared.itemCount
    return cleared.undo
  })
  // Another tab may have emptied it first.
  if (itemCount > 0) notify(cartMessages.cleared(itemCount))
}

function removeGone() {
  removeWithUndo('You removed what is no longer available', cartActions.removeGone)
  notify(removedGone)
}

function enterCoupon(code: string) {
  // The state chosen at checkout counts before Continue, too: the shopper has seen it there.
  const form = useCheckoutDraftStore.getState().draft?.form
  if (form?.state) cartActions.setAddress(form)
  const result = cartActions.enterCoupon(code, coupons, new Date())
  // A message about an earlier code is no longer true; any others go with it.
  if (result?.ok) dismissToasts()
  else if (result) notify(couponMessages.invalid(result.error), { kind: 'error', id: 'coupon' })
  return result
}

function removeCoupon() {
  const code = cartActions.removeCoupon()
  if (code) notify(couponMessages.removedCode(code))
}
