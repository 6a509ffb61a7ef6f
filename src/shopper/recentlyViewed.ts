import { fieldsOf } from '#domain/product/read.ts'
import { readViewed, withViewed } from '#domain/recentlyViewed.ts'
import { keptStore } from './keptStore.ts'

/** Keys of the pieces this shopper looked at on this device, newest first. */
export const useRecentlyViewedStore = keptStore<readonly string[]>({
  key: 'shop.viewed',
  empty: [],
  read: (state) => readViewed(fieldsOf(state)['keys']),
  write: (keys) => ({ keys }),
})

/** Keeps a view, in front of those before it. */
export function recordView(key: string): void {
  useRecentlyViewedStore.getState().change((keys) => withViewed(keys, key))
}
