import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { useCartStore } from '#state/cart.ts'

let seen: { cart: Cart; at: Date } | undefined

/** Time of the cart's last change, for which its coupon is checked; undefined on the server and during hydration. */
export function useCartChangedAt(): Date | undefined {
  return useSyncExternalStore(useCartStore.subscribe, momentOfCart, () => undefined)
}

function momentOfCart(): Date {
  const { cart } = useCartStore.getState()
  if (seen?.cart !== cart) seen = { cart, at: new Date() }
  return seen.at
}
