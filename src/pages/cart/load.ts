import type { Loader } from '#api/loader.ts'
import { useCartStore } from '#state/cart.ts'
import { loadPopularProducts } from '../loadPopularProducts.ts'

/** Loads the products below an empty cart. The server does not know the cart, and always loads them. */
export const load: Loader = async (services, address) => {
  const { isReady, cart } = useCartStore.getState()
  if (isReady && cart.items.length > 0) return undefined
  return loadPopularProducts(services, address)
}
