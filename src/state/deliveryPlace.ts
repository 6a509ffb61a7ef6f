import { readDeliveryPlace, type DeliveryPlace } from '#domain/shipping/deliveryPlace.ts'
import { withAddress } from '#domain/cart/address.ts'
import { useCartStore } from './cart.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync } from './keepInSync.ts'

/** Where this shopper has products sent, as given to the delivery check; the checkout starts with it. */
export const useDeliveryPlaceStore = keepInSync(
  createPersistedStore<'place', DeliveryPlace | undefined>({
    key: 'shop.delivery',
    field: 'place',
    initial: undefined,
    version: 1,
    read: readDeliveryPlace,
  }),
)

/** Replaces the stored place, and the destination of an earlier order if it is in another state. */
export function rememberPlace(place: DeliveryPlace): void {
  useDeliveryPlaceStore.getState().change(() => place)
  const { cart, change } = useCartStore.getState()
  if (!cart.shippingAddress || cart.shippingAddress.state === place.state) return
  change((each) => withAddress(each, { state: place.state, city: '' }))
}
