import { useCart } from '../useCart/useCart.connected.tsx'
import { MiniCart, type MiniCartProps } from './MiniCart.tsx'

/** Connects the mini cart to the cart store. */
export function ConnectedMiniCart(props: Pick<MiniCartProps, 'isOpen' | 'onClose'>) {
  return <MiniCart {...props} {...useCart()} />
}
