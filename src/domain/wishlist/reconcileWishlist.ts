import type { CartItem } from '../cart/cart.ts'
import { reconciled, type CatalogueSnapshot } from '../cart/reconcile.ts'
import { cartProductOfSaved } from './changes.ts'
import { withSaved, type SavedProduct, type Wishlist } from './wishlist.ts'

/** The wishlist with current product data, by the same rules as the cart. */
export function reconcileWishlist(wishlist: Wishlist, fresh: CatalogueSnapshot): Wishlist {
  const items = wishlist.items.map((saved) => {
    const was = lineOf(saved)
    const line = reconciled(was, fresh)
    return line === was ? saved : savedOf(line)
  })
  const isAsWas = items.every((item, at) => item === wishlist.items[at])
  // A product matched by another of its ids may already be on the list.
  return isAsWas ? wishlist : items.reduce<Wishlist>(withSaved, { items: [] })
}

/** A saved product as a cart line of quantity 1. */
function lineOf(saved: SavedProduct): CartItem {
  const { isGone, priceWas } = saved
  return {
    product: cartProductOfSaved(saved),
    quantity: 1,
    addedAt: '',
    ...(isGone ? { isGone } : {}),
    ...(priceWas === undefined ? {} : { priceWas }),
  }
}

function savedOf({ product, isGone, priceWas }: CartItem): SavedProduct {
  return { ...product, ...(isGone ? { isGone } : {}), ...(priceWas === undefined ? {} : { priceWas }) }
}
