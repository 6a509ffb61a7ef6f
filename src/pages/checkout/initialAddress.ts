import { emptyAddress, type AddressForm } from '#domain/address/address.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { DeliveryPlace } from '#domain/shipping/deliveryPlace.ts'

/**
 * The initial address: the state and city stored with the cart, else the place of the delivery check, whose pincode is
 * used if it is in the same state.
 */
export function initialAddress({ shippingAddress }: Cart, place: DeliveryPlace | undefined): AddressForm {
  const state = shippingAddress?.state ?? place?.state ?? ''
  const pincode = place?.state === state ? (place.pincode ?? '') : ''
  return { ...emptyAddress, state, city: shippingAddress?.city ?? '', pincode }
}
