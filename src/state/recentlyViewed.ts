import { readViewed, withViewed } from '#domain/recentlyViewed.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync } from './keepInSync.ts'

/** Keys of the products this shopper looked at on this device, newest first. */
export const useRecentlyViewedStore = keepInSync(
  createPersistedStore<'keys', readonly string[]>({
    key: 'shop.viewed',
    field: 'keys',
    initial: [],
    version: 1,
    read: readViewed,
  }),
)

/** Keeps a view, in front of those before it. */
export function recordView(key: string): void {
  useRecentlyViewedStore.getState().change((keys) => withViewed(keys, key))
}
