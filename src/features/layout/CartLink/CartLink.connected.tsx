import { itemCountOf } from '#domain/cart/cart.ts'
import { useCartStore } from '#shopper/cart.ts'
import { CartLink } from './CartLink.tsx'

/** The bag with this device's count. */
export function ConnectedCartLink() {
  return <CartLink count={useCartStore(({ cart }) => itemCountOf(cart))} />
}
