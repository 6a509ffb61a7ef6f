import type { CartProduct } from '../cart/cart.ts'
import { isSame, isSaved, keepingOnly, withSaved, type SavedProduct, type Wishlist } from './wishlist.ts'

// What is done on the pages of cart and wishlist alone; what every heart of the shop does is in `wishlist.ts`.

/** The list without what the store has no more. */
export function withoutGoneSaved(wishlist: Wishlist): Wishlist {
  return keepingOnly(wishlist, ({ isGone }) => !isGone)
}

/** The list once the shopper has read that prices have changed. */
export function withSavedPricesSeen(wishlist: Wishlist): Wishlist {
  if (wishlist.items.every(({ priceWas }) => priceWas === undefined)) return wishlist
  return {
    items: wishlist.items.map((saved) => {
      const { priceWas: _, ...seen } = saved
      return seen
    }),
  }
}

/**
 * The list with products back on it that were taken off, in the places they had in `before`; what was saved meanwhile
 * follows them, and what has left the list by another way stays away.
 */
export function withSavedBack(wishlist: Wishlist, taken: readonly SavedProduct[], before: Wishlist): Wishlist {
  const back = taken.reduce(withSaved, wishlist)
  const placed = before.items.flatMap((item) => back.items.filter((each) => isSame(each, item)).slice(0, 1))
  return { items: [...placed, ...back.items.filter((item) => !isSaved(before, item))] }
}

/** A saved product as a cart takes it, without what only the list knows of it. */
export function cartProductOfSaved(saved: SavedProduct): CartProduct {
  const { isGone: _, priceWas: __, ...product } = saved
  return product
}
