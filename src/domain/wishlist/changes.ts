import type { CartProduct } from '../cart/cart.ts'
import { isSame, isSaved, keepingOnly, withSaved, type SavedProduct, type Wishlist } from './wishlist.ts'

// Changes that only the cart and wishlist pages need; what every wishlist button does is in `wishlist.ts`.

/** The list without products that are no longer available. */
export function withoutGoneSaved(wishlist: Wishlist): Wishlist {
  return keepingOnly(wishlist, ({ isGone }) => !isGone)
}

/**
 * Undoes a removal: products return to the positions they had in `before`; what was saved meanwhile
 * follows them, and what was removed otherwise stays removed.
 */
export function withSavedBack(wishlist: Wishlist, taken: readonly SavedProduct[], before: Wishlist): Wishlist {
  const back = taken.reduce(withSaved, wishlist)
  const placed = before.items.flatMap((item) => back.items.filter((each) => isSame(each, item)).slice(0, 1))
  return { items: [...placed, ...back.items.filter((item) => !isSaved(before, item))] }
}

/** A saved product for the cart, without the fields only the list has. */
export function cartProductOfSaved(saved: SavedProduct): CartProduct {
  const { isGone: _, priceWas: __, ...product } = saved
  return product
}
