import type { CartProduct } from '../cart/cart.ts'

/** What the wishlist keeps of a product: enough to show it without asking the store, as a cart line does. */
export type SavedProduct = CartProduct

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
  const others = wishlist.items.filter((item) => !isSame(item, product))
  return { items: others.length < wishlist.items.length ? others : [...others, product] }
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
