import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { readWishlist } from '#domain/wishlist/readWishlist.ts'
import { emptyWishlist, toggleSaved, type SavedProduct, type Wishlist } from '#domain/wishlist/wishlist.ts'
import { deviceStorage } from './deviceStorage.ts'

/** The wishlist on this device and what a shopper does with it. */
interface WishlistStore {
  wishlist: Wishlist
  /** False until the device has been asked: before that nobody may say "empty". */
  isReady: boolean
  /** Puts a product on the list, or takes it off. */
  toggle: (product: SavedProduct) => void
  clear: () => void
}

/** Local storage key; it does not carry the shop's name, which an owner may change. */
export const wishlistStorageKey = 'shop.wishlist'

/** Starts empty on server and browser alike; `rehydrate` after mount brings what the device has. */
export const useWishlistStore = create<WishlistStore>()(
  persist(
    (set) => ({
      wishlist: emptyWishlist,
      isReady: false,
      toggle: (product) => set(({ wishlist }) => ({ wishlist: toggleSaved(wishlist, product) })),
      clear: () => set({ wishlist: emptyWishlist }),
    }),
    {
      name: wishlistStorageKey,
      version: 1,
      skipHydration: true,
      storage: deviceStorage<Pick<WishlistStore, 'wishlist'>>((state) => {
        // Whatever was kept: `readWishlist` trusts none of it.
        const wishlist = readWishlist((state as { wishlist?: unknown } | null)?.wishlist)
        return wishlist && { wishlist }
      }),
      partialize: ({ wishlist }) => ({ wishlist }),
      onRehydrateStorage: () => () => useWishlistStore.setState({ isReady: true }),
    },
  ),
)
