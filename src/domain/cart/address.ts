import type { Cart } from './cart.ts'

/** The cart with the destination from checkout's first step; without a state there is none. */
export function withAddress(cart: Cart, { state, city }: { state: string; city: string }): Cart {
  const { shippingAddress: was, ...rest } = cart
  const address = { state: state.trim(), city: city.trim() }
  if (address.state === (was?.state ?? '') && (address.state === '' || address.city === was?.city)) return cart
  return address.state === '' ? rest : { ...cart, shippingAddress: address }
}
