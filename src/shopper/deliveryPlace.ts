import { fieldsOf } from '#domain/product/read.ts'
import { readDeliveryPlace, type DeliveryPlace } from '#domain/shipping/deliveryPlace.ts'
import { keptStore } from './keptStore.ts'

const storageKey = 'shop.delivery'

/**
 * Where this shopper has her pieces sent, as the delivery check learnt it; checkout begins with it. Undefined until she has
 * told one, and until the device has been asked.
 */
export const useDeliveryPlaceStore = keptStore<DeliveryPlace | undefined>({
  key: storageKey,
  empty: undefined,
  read: (state) => readDeliveryPlace(fieldsOf(state)['place']),
  write: (place) => ({ place }),
})

/** Keeps a place instead of the one before. */
export function rememberPlace(place: DeliveryPlace): void {
  useDeliveryPlaceStore.getState().change(() => place)
}

/** Asks the device, now and whenever another tab has written. Called after mount; returns its undoing. */
export function followPlace(): () => void {
  const { rehydrate } = useDeliveryPlaceStore.getState()
  const follow = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) rehydrate()
  }
  rehydrate()
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
