import { readDeliveryPlace, type DeliveryPlace } from '#domain/shipping/deliveryPlace.ts'
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

/** Replaces the stored place. */
export function rememberPlace(place: DeliveryPlace): void {
  useDeliveryPlaceStore.getState().change(() => place)
}
