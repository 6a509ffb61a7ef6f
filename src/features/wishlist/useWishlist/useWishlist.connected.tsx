import { useCallback } from 'react'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { isSaved } from '#domain/wishlist/wishlist.ts'
import { useWishlistStore } from '#shopper/wishlist.ts'

/** The one wishlist of this device, for every heart of the shop (spec.md §2, product card and product detail). */
export function useWishlist() {
  const { wishlist, toggle } = useWishlistStore()
  return {
    isSaved: useCallback((product: Product) => isSaved(wishlist, product), [wishlist]),
    onToggleSaved: useCallback((product: Product) => toggle(cartProductOf(product)), [toggle]),
  }
}
