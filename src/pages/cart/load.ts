import type { Loader } from '#api/loader.ts'
import { useCartStore } from '#state/cart.ts'
import { loadPopularProducts } from '../loadPopularProducts.ts'

/** The products below an empty cart. The server does not know the cart: its HTML has them for whoever has none. */
export const load: Loader = async (services, address) => {
  const { isReady, cart } = useCartStore.getState()
  if (isReady && cart.items.length > 0) return undefined
  return loadPopularProducts(services, address)
}
