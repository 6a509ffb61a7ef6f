import { useCallback } from 'react'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { useCartStore } from '#shopper/cart.ts'
import { notify } from '#ui/Toast/notify.ts'

const view = () => useCartStore.setState({ isShown: true })

/** Puts pieces into this device's cart and says so (spec.md §8, success toasts). */
export function useAddToCart(): (product: Product, quantity?: number) => void {
  const add = useCartStore((store) => store.add)
  return useCallback(
    (product, quantity = 1) => {
      add(cartProductOf(product), quantity, new Date())
      notify('Added to cart!', { action: { label: 'View cart', onClick: view } })
    },
    [add],
  )
}
