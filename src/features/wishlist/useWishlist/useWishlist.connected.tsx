import { useCallback } from 'react'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { isSaved } from '#domain/wishlist/wishlist.ts'
import { useWishlistStore } from '#state/wishlist.ts'

/** The wishlist, for the wishlist buttons of product cards. */
export function useWishlist() {
  const { wishlist, toggle } = useWishlistStore()
  return {
    isSaved: useCallback((product: Product) => isSaved(wishlist, product), [wishlist]),
    onToggleSaved: useCallback((product: Product) => toggle(cartProductOf(product)), [toggle]),
  }
}
