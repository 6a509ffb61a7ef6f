import { useNavigate } from 'react-router-dom'
import { useCallback } from 'react'
import type { Product } from '#domain/product/product.ts'
import { useAddToCart } from '#features/cart/useAddToCart/useAddToCart.connected.tsx'
import { productPath } from '#site/paths.ts'
import { useWishlist } from '#features/wishlist/useWishlist/useWishlist.connected.tsx'

/** The callbacks of product cards, for `ProductGrid`. */
export function useProductCardActions() {
  const navigate = useNavigate()
  const onAddToCart = useAddToCart()
  const { isSaved, onToggleSaved } = useWishlist()
  const onQuickView = useCallback(({ key }: Product) => void navigate(productPath(key)), [navigate])
  return { onAddToCart, onQuickView, isSaved, onToggleSaved }
}
