import type { CartProduct } from '../cart/cart.ts'
import type { Rupees } from '../money.ts'

/** What the wishlist keeps of a product: enough to show it without asking the store, as a cart line does. */
export type SavedProduct = CartProduct & {
  /** The store has it no more: still on the list, until the shopper takes it off. */
  isGone?: true
  /** What it cost when the shopper last looked, where that has changed since. */
  priceWas?: Rupees
}

/** The pieces a shopper keeps for later, in the order they were saved (spec.md §3). */
export interface Wishlist {
  items: readonly SavedProduct[]
}

export const emptyWishlist: Wishlist = { items: [] }

/** What a product is recognised by: any of the three ids (spec.md §3). */
type Identified = Pick<SavedProduct, 'key' | 'entityId' | '_id' | 'id'>

/** Whether a product is on the list, under whichever of its ids it was saved. */
export function isSaved({ items }: Wishlist, product: Identified): boolean {
  return items.some((item) => isSame(item, product))
}

/** The list with a product put on it at the end, or taken off. */
export function toggleSaved(wishlist: Wishlist, product: SavedProduct): Wishlist {
  return isSaved(wishlist, product) ? withoutSaved(wishlist, product) : withSaved(wishlist, product)
}

/** The list with a product on it, at the end if it was not there. */
export function withSaved(wishlist: Wishlist, product: SavedProduct): Wishlist {
  return isSaved(wishlist, product) ? wishlist : { items: [...wishlist.items, product] }
}

/** The list without a product. */
export function withoutSaved(wishlist: Wishlist, product: Identified): Wishlist {
  return keepingOnly(wishlist, (item) => !isSame(item, product))
}

/** Distinct products; what the badge counts. */
export function wishlistCount({ items }: Wishlist): number {
  return items.length
}

/** Whether two products share an id of the same kind; an empty one is none. */
export function isSame(one: Identified, other: Identified): boolean {
  const kinds = ['key', 'entityId', '_id', 'id'] as const
  return kinds.some((kind) => one[kind] !== '' && one[kind] === other[kind])
}

/** The list with only some of its products; itself where that is all of them. */
export function keepingOnly(wishlist: Wishlist, isKept: (item: SavedProduct) => boolean): Wishlist {
  const items = wishlist.items.filter(isKept)
  return items.length === wishlist.items.length ? wishlist : { items }
}
