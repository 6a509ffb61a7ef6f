import { useCallback } from 'react'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { isSaved } from '#domain/wishlist/wishlist.ts'
import { wishlistMessages } from '#domain/wishlist/wishlistMessages.ts'
import { unsavedToast } from '#features/shared/unsavedToast.ts'
import { useWishlistStore } from '#state/wishlist.ts'

/** The wishlist's page shows a notice. */
const tellUnsaved = unsavedToast(useWishlistStore, wishlistMessages.unsaved)

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
  tellUnsaved()
}
