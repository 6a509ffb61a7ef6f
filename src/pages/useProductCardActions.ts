import { useNavigate } from 'react-router-dom'
import { useCallback } from 'react'
import type { Product } from '#domain/product/product.ts'
import { useSingleNavigation } from '#features/shared/useSingleNavigation.connected.tsx'
import { useAddToCart } from '#features/cart/useAddToCart/useAddToCart.connected.tsx'
import { productPath } from '#site/paths.ts'
import { useWishlist } from '#features/wishlist/useWishlist/useWishlist.connected.tsx'

/** The callbacks of product cards, for `ProductGrid`. */
export function useProductCardActions() {
  const navigate = useNavigate()
  const onAddToCart = useAddToCart()
  const { isSaved, onToggleSaved } = useWishlist()
  const once = useSingleNavigation()
  const onQuickView = useCallback(
    ({ key }: Product) => {
      const path = productPath(key)
      once(() => void navigate(path), path)
    },
    [navigate, once],
  )
  return { onAddToCart, onQuickView, isSaved, onToggleSaved }
}
