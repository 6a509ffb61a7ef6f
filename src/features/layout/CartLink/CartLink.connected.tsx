import { itemCountOf } from '#domain/cart/cart.ts'
import { useCartStore } from '#state/cart.ts'
import { CartLink } from './CartLink.tsx'

/** Connects the cart link to the cart store. */
export function ConnectedCartLink() {
  return <CartLink count={useCartStore(({ cart }) => itemCountOf(cart))} />
}
