import { useCallback } from 'react'
import { cartMessages } from '#domain/cart/cartMessages.ts'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { useCartStore } from '#state/cart.ts'
import { notify } from '#ui/Toast/notify.ts'

/** The toast is shown once; the cart page shows a notice until it is dismissed. */
let isUnsavedTold = false

const openMiniCart = () => useCartStore.setState({ isOpening: true })

/** Adds a product to the cart and shows a toast. */
export function useAddToCart(): (product: Product, quantity?: number) => void {
  const add = useCartStore((store) => store.add)
  return useCallback(
    (product, quantity = 1) => {
      add(cartProductOf(product), quantity, new Date())
      notify('Added to cart!', { action: { label: 'View cart', onClick: openMiniCart } })
      if (isUnsavedTold || useCartStore.getState().unsaved.length === 0) return
      isUnsavedTold = true
      notify(cartMessages.unsaved, { kind: 'info' })
    },
    [add],
  )
}
