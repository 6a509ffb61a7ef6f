import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { readViewed, withViewed } from '#domain/recentlyViewed.ts'
import { deviceStorage } from './deviceStorage.ts'

/** The pieces this shopper looked at on this device. */
interface RecentlyViewedStore {
  /** Their keys, newest first. */
  keys: readonly string[]
  record: (key: string) => void
}

/** Local storage key; it does not carry the shop's name, which an owner may change. */
export const recentlyViewedStorageKey = 'shop.viewed'

/** Starts empty on server and browser alike; who shows it asks the device first, and again before every `record`. */
export const useRecentlyViewedStore = create<RecentlyViewedStore>()(
  persist(
    (set) => ({
      keys: [],
      record: (key) => set(({ keys }) => ({ keys: withViewed(keys, key) })),
    }),
    {
      name: recentlyViewedStorageKey,
      version: 1,
      skipHydration: true,
      storage: deviceStorage<Pick<RecentlyViewedStore, 'keys'>>((state) => {
        // Whatever was kept: `readViewed` trusts none of it.
        const keys = readViewed((state as { keys?: unknown } | null)?.keys)
        return keys && { keys }
      }),
      partialize: ({ keys }) => ({ keys }),
    },
  ),
)
