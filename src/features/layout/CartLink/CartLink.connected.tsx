import { useLocation } from 'react-router-dom'
import { itemCountOf } from '#domain/cart/cart.ts'
import { paths } from '#site/paths.ts'
import { useCartStore } from '#state/cart.ts'
import { CartLink } from './CartLink.tsx'

const open = () => useCartStore.setState({ isOpening: true })

/** Connects the cart link to the cart store. Cart and checkout show the cart themselves: there it opens no sheet. */
export function ConnectedCartLink({ onIntent }: { onIntent: () => void }) {
  const { pathname } = useLocation()
  const hasSheet = pathname !== paths.cart && pathname !== paths.checkout
  return (
    <CartLink count={useCartStore(({ cart }) => itemCountOf(cart))} {...(hasSheet && { onOpen: open, onIntent })} />
  )
}
