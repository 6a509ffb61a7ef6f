import type { CartProduct } from '../cart/cart.ts'
import { isSame, keepingOnly, withSaved, type SavedProduct, type Wishlist } from './wishlist.ts'

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
  const { items } = taken.reduce(withSaved, wishlist)
  // Several may share an id with one of `before`: each keeps its place once, none is dropped.
  const placeOf = (item: SavedProduct) => {
    const place = before.items.findIndex((each) => isSame(each, item))
    return place === -1 ? before.items.length : place
  }
  return { items: items.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

/** A saved product for the cart, without the fields only the list has. */
export function cartProductOfSaved(saved: SavedProduct): CartProduct {
  const { isGone: _, priceWas: __, ...product } = saved
  return product
}
