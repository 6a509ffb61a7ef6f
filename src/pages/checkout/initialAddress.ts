import { emptyAddress, type AddressForm } from '#domain/address/address.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { DeliveryPlace } from '#domain/shipping/deliveryPlace.ts'

/**
 * What the address begins with: where the cart was to go, else the place of the delivery check, whose pincode counts as
 * long as it is of that state.
 */
export function initialAddress({ shippingAddress }: Cart, place: DeliveryPlace | undefined): AddressForm {
  const state = shippingAddress?.state ?? place?.state ?? ''
  const pincode = place?.state === state ? (place.pincode ?? '') : ''
  return { ...emptyAddress, state, city: shippingAddress?.city ?? '', pincode }
}
