import { useNavigate } from 'react-router-dom'
import { useCallback } from 'react'
import type { Product } from '#domain/product/product.ts'
import { useAddToCart } from '#features/cart/useAddToCart/useAddToCart.connected.tsx'
import { productPath } from '#features/shared/paths.ts'
import { useWishlist } from '#features/wishlist/useWishlist/useWishlist.connected.tsx'

/** What the cards of a shelf can do, for `ProductGrid`: the same on every page that shows one. */
export function useShelf() {
  const navigate = useNavigate()
  const onAddToCart = useAddToCart()
  const { isSaved, onToggleSaved } = useWishlist()
  const onQuickView = useCallback(({ key }: Product) => void navigate(productPath(key)), [navigate])
  return { onAddToCart, onQuickView, isSaved, onToggleSaved }
}
