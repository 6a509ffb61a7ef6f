import { useCallback } from 'react'
import { cartMessages } from '#domain/cart/cartMessages.ts'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { unsavedToast } from '#features/shared/unsavedToast.ts'
import { viewCartLabel } from '#site/actionLabels.ts'
import { useCartStore } from '#state/cart.ts'
import { notify } from '#ui/Toast/notify.ts'

/** The cart page shows a notice until it is dismissed. */
const tellUnsaved = unsavedToast(useCartStore, cartMessages.unsaved)

const openMiniCart = () => useCartStore.setState({ isOpening: true })

/** Adds a product to the cart and shows a toast. */
export function useAddToCart(): (product: Product, quantity?: number) => void {
  const add = useCartStore((store) => store.add)
  return useCallback(
    (product, quantity = 1) => {
      add(cartProductOf(product), quantity, new Date())
      notify('Added to cart!', { action: { label: viewCartLabel, onClick: openMiniCart } })
      tellUnsaved()
    },
    [add],
  )
}
