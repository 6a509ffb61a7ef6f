import type { CartItem } from '#domain/cart/cart.ts'
import { cartWords } from '#domain/cart/cartWords.ts'
import { couponWords } from '#domain/coupon/couponWords.ts'
import { displayName } from '#domain/product/product.ts'
import { useCartStore } from '#shopper/cart.ts'
import { cartActions, type Undo } from '#shopper/cartActions.ts'
import { coupons } from '#site/coupons.ts'
import { notify } from '#ui/Toast/notify.ts'
import { useCart } from '../useCart/useCart.connected.tsx'
import { CartContents } from './CartContents.tsx'

/** This device's cart on its page; whatever is taken out can be put back for as long as the message stands. */
export function ConnectedCartContents() {
  const { cart, summary } = useCart()
  const setQuantity = useCartStore((store) => store.setQuantity)
  return (
    <CartContents
      cart={cart}
      summary={summary}
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

function tell(words: string, undo: Undo) {
  notify(words, { action: { label: 'Undo', onClick: undo } })
}

function remove({ product }: CartItem) {
  tell(cartWords.removed(product), cartActions.remove(product.key))
}

function saveForLater({ product }: CartItem) {
  tell(`${displayName(product)} saved to your wishlist`, cartActions.saveForLater(product.key))
}

function clear() {
  const { undo, pieces } = cartActions.clear()
  tell(cartWords.cleared(pieces), undo)
}

function removeGone() {
  tell('Removed what is no longer available', cartActions.removeGone())
}

function enterCoupon(code: string) {
  const answer = cartActions.enterCoupon(code, coupons, new Date())
  if (answer && !answer.ok) notify(couponWords.invalid(answer.refusal), { kind: 'error' })
  return answer
}

function removeCoupon() {
  const code = cartActions.removeCoupon()
  if (code) notify(couponWords.removedCode(code))
}
