import { readWishlist } from '#domain/wishlist/readWishlist.ts'
import {
  emptyWishlist,
  isSaved,
  withoutSaved,
  withSaved,
  type SavedProduct,
  type Wishlist,
} from '#domain/wishlist/wishlist.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync } from './keepInSync.ts'

/** What every page needs beside the wishlist: actions, and state in memory. `wishlistActions` has the other actions. */
interface WishlistStoreMembers {
  /** Saves a product this tab shows as not saved, and removes one it shows as saved, whatever another tab did. */
  toggle: (product: SavedProduct) => void
  /** Removes every product this tab shows. */
  clear: () => void
  /** The last removal from the wishlist's page, to be undone there until the list changes again. */
  removal?: { onUndo: () => void; left: string } | undefined
}

export const wishlistStorageKey = 'shop.wishlist'

/** A store of the wishlist; the shop has one for each tab. */
export const createWishlistStore = () =>
  createPersistedStore<'wishlist', Wishlist, WishlistStoreMembers>({
    key: wishlistStorageKey,
    field: 'wishlist',
    initial: emptyWishlist,
    version: 1,
    read: readWishlist,
    actions: ({ change }, get) => ({
      toggle(product) {
        const turn = isSaved(get().wishlist, product) ? withoutSaved : withSaved
        change((wishlist) => turn(wishlist, product))
      },
      clear() {
        const { items } = get().wishlist
        change((wishlist) => items.reduce(withoutSaved, wishlist))
      },
    }),
  })

export const useWishlistStore = keepInSync(createWishlistStore())
