import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { readDeliveryPlace, type DeliveryPlace } from '#domain/shipping/deliveryPlace.ts'
import { deviceStorage } from './deviceStorage.ts'

/** Where this shopper has her pieces sent, as the delivery check learnt it; checkout begins with it. */
interface DeliveryPlaceStore {
  /** Undefined until she has told one, and until the device has been asked. */
  place: DeliveryPlace | undefined
  remember: (place: DeliveryPlace) => void
}

/** Local storage key; it does not carry the shop's name, which an owner may change. */
export const deliveryPlaceStorageKey = 'shop.delivery'

/** Starts empty on server and browser alike; whoever shows it brings what the device has, by `keepInStep`. */
export const useDeliveryPlaceStore = create<DeliveryPlaceStore>()(
  persist(
    (set) => ({
      place: undefined,
      remember: (place) => set({ place }),
    }),
    {
      name: deliveryPlaceStorageKey,
      version: 1,
      skipHydration: true,
      storage: deviceStorage<Pick<DeliveryPlaceStore, 'place'>>((state) => {
        // Whatever was kept: `readDeliveryPlace` trusts none of it.
        const place = readDeliveryPlace((state as { place?: unknown } | null)?.place)
        return place && { place }
      }),
      partialize: ({ place }) => ({ place }),
    },
  ),
)
