import { useEffect } from 'react'
import type { CartItem } from '#domain/cart/cart.ts'
import { cartMessages } from '#domain/cart/cartMessages.ts'
import { useCartStore } from '#state/cart.ts'
import { cartActions } from '#state/cartActions.ts'
import { dismissToasts } from '#ui/Toast/dismissToasts.ts'
import { removeWithUndo, UndoRemoval, useRemoval } from '../UndoRemoval/UndoRemoval.connected.tsx'
import { useCart } from '../useCart/useCart.connected.tsx'
import { MiniCart, type MiniCartProps } from './MiniCart.tsx'

/** Connects the mini cart to the cart store. A removal can be undone in its place until the sheet is closed. */
export function ConnectedMiniCart({ isOpen, onClose }: Pick<MiniCartProps, 'isOpen' | 'onClose'>) {
  const { cart, summary } = useCart()
  const removal = useRemoval()
  const setQuantity = useCartStore((store) => store.setQuantity)
  useEffect(() => {
    if (!isOpen) return undefined
    // Toasts would cover the sheet, and repeat what it shows.
    dismissToasts()
    return () => useCartStore.setState({ removal: undefined })
  }, [isOpen])
  return (
    <MiniCart
      isOpen={isOpen}
      onClose={onClose}
      cart={cart}
      summary={summary}
      removal={removal && { at: removal.at, words: removal.words, notice: <UndoRemoval /> }}
      onQuantity={setQuantity}
      onRemove={remove}
    />
  )
}

/** The notice has the text of the cart page's toast: a toast would cover the sheet. */
function remove({ product }: CartItem) {
  removeWithUndo(cartMessages.removed(product), () => cartActions.remove(product.key))
}
