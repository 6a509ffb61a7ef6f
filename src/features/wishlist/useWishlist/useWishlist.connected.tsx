import { useCallback } from 'react'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { isSaved } from '#domain/wishlist/wishlist.ts'
import { wishlistMessages } from '#domain/wishlist/wishlistMessages.ts'
import { useWishlistStore } from '#state/wishlist.ts'
import { notify } from '#ui/Toast/notify.ts'

/** The toast is shown once; the wishlist's page shows a notice. */
let isUnsavedTold = false

/** The wishlist, for the wishlist buttons of products. */
export function useWishlist() {
  const wishlist = useWishlistStore((store) => store.wishlist)
  return {
    isSaved: useCallback((product: Product) => isSaved(wishlist, product), [wishlist]),
    onToggleSaved: toggleSaved,
  }
}

function toggleSaved(product: Product): void {
  useWishlistStore.getState().toggle(cartProductOf(product))
  if (isUnsavedTold || useWishlistStore.getState().unsaved.length === 0) return
  isUnsavedTold = true
  notify(wishlistMessages.unsaved, { kind: 'info' })
}
