import type { CartProduct } from '../cart/cart.ts'
import type { Rupees } from '../money.ts'

/** The fields of a product that the wishlist stores: enough to render it without a request, as in a cart line. */
export type SavedProduct = CartProduct & {
  /** No longer in the store: stays on the list until the shopper removes it. */
  isGone?: true
  /** Price the shopper last saw, if it has changed since. */
  priceWas?: Rupees
}

/** The saved products, in the order they were saved (handbook, Rules: wishlist). */
export interface Wishlist {
  items: readonly SavedProduct[]
}

export const emptyWishlist: Wishlist = { items: [] }

/** The ids a product is matched by. */
type Identified = Pick<SavedProduct, 'key' | 'entityId' | '_id' | 'id'>

/** Whether a product is on the list, under whichever of its ids it was saved. */
export function isSaved({ items }: Wishlist, product: Identified): boolean {
  return items.some((item) => isSame(item, product))
}

/** The list with a product added at the end, unless it is there. */
export function withSaved(wishlist: Wishlist, product: SavedProduct): Wishlist {
  return isSaved(wishlist, product) ? wishlist : { items: [...wishlist.items, product] }
}

/** The list without a product. */
export function withoutSaved(wishlist: Wishlist, product: Identified): Wishlist {
  return keepingOnly(wishlist, (item) => !isSame(item, product))
}

/** Number of distinct products, for the badge. */
export function wishlistCount({ items }: Wishlist): number {
  return items.length
}

/** Whether two products share an id of the same kind; empty ids never match. */
export function isSame(one: Identified, other: Identified): boolean {
  const kinds = ['key', 'entityId', '_id', 'id'] as const
  return kinds.some((kind) => one[kind] !== '' && one[kind] === other[kind])
}

/** Filters the list; the same object when nothing is removed. */
export function keepingOnly(wishlist: Wishlist, isKept: (item: SavedProduct) => boolean): Wishlist {
  const items = wishlist.items.filter(isKept)
  return items.length === wishlist.items.length ? wishlist : { items }
}
