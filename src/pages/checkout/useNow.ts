import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { useCartStore } from '#state/cart.ts'

let seen: { cart: Cart; at: Date } | undefined

/** The time of the cart's last change, by which its coupon is judged; undefined on the server and in the first paint. */
export function useNow(): Date | undefined {
  return useSyncExternalStore(useCartStore.subscribe, momentOfCart, () => undefined)
}

function momentOfCart(): Date {
  const { cart } = useCartStore.getState()
  if (seen?.cart !== cart) seen = { cart, at: new Date() }
  return seen.at
}
