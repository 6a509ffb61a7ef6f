import { useCart } from '../useCart/useCart.connected.tsx'
import { MiniCart, type MiniCartProps } from './MiniCart.tsx'

export { preloadSheet } from '#ui/Sheet/Sheet.tsx'

/** The sheet with this device's cart. */
export function ConnectedMiniCart(props: Pick<MiniCartProps, 'isOpen' | 'onClose'>) {
  return <MiniCart {...props} {...useCart()} />
}
