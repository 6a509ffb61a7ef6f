import { create } from 'zustand'
import {
  emptyWishlist,
  isSaved,
  withoutSaved,
  withSaved,
  type SavedProduct,
  type Wishlist,
} from '#domain/wishlist/wishlist.ts'
import { keptValue, type Outcome, type Reader, type Step } from './keptValue.ts'
import { readers } from './readers.ts'

/** The wishlist on this device and what a shopper does with it on any page; `wishlistActions` has the rest. */
export interface WishlistStore {
  wishlist: Wishlist
  /** False until the device has been asked: before that nobody may say "empty". */
  isReady: boolean
  /** What was kept could not be read and lies aside: to be told once, then dismissed (`wishlistActions`). */
  wasSetAside: boolean
  /** Saves a product this tab shows as not saved, and takes off one it shows as saved, whatever another tab did. */
  toggle: (product: SavedProduct) => void
  /** Takes off every product this tab shows. */
  clear: () => void
  /** Makes any change, to what the device holds now. */
  change: (step: Step<Wishlist>) => void
  /** Asks the device again. */
  rehydrate: () => void
  /** Changes the device has had no room for. */
  unsaved: readonly Step<Wishlist>[]
}

/** Local storage key; it does not carry the shop's name, which an owner may change. */
export const wishlistStorageKey = 'shop.wishlist'

export const wishlistVersion = 1

/** A store of the wishlist; the shop has one for each tab. */
export function createWishlistStore(reader: Reader<Wishlist> = () => readers.wishlist) {
  const kept = keptValue<Wishlist>(wishlistStorageKey, wishlistVersion, reader, (wishlist) => ({ wishlist }))
  return create<WishlistStore>()((set, get) => {
    const show = ({ value, unsaved, wasSetAside }: Outcome<Wishlist>, isReady = get().isReady) =>
      set({ wishlist: value, unsaved, isReady, ...(wasSetAside ? { wasSetAside } : {}) })
    const shown = () => ({ value: get().wishlist, unsaved: get().unsaved })
    const change = (step: Step<Wishlist>) => show(kept.change(shown(), step))
    return {
      wishlist: emptyWishlist,
      isReady: false,
      wasSetAside: false,
      toggle(product) {
        const turn = isSaved(get().wishlist, product) ? withoutSaved : withSaved
        change((wishlist) => turn(wishlist, product))
      },
      clear() {
        const { items } = get().wishlist
        change((wishlist) => items.reduce(withoutSaved, wishlist))
      },
      change,
      rehydrate() {
        show(kept.load(shown()), true)
        // Whatever was done before the device could be read is written down now.
        if (get().unsaved.length > 0) change((wishlist) => ({ ...wishlist }))
      },
      unsaved: [],
    }
  })
}

/** Starts empty on server and browser alike; `rehydrate` after mount brings what the device has. */
export const useWishlistStore = createWishlistStore()
