import type { CatalogueSnapshot } from '#domain/cart/reconcile.ts'
import { withoutGoneSaved, withSavedBack } from '#domain/wishlist/changes.ts'
import { reconcileWishlist } from '#domain/wishlist/reconcileWishlist.ts'
import { isSaved, withoutSaved, type SavedProduct, type Wishlist } from '#domain/wishlist/wishlist.ts'
import type { Undo } from './cartActions.ts'
import { useWishlistStore } from './wishlist.ts'

/** What a shopper does on the wishlist's page; separate from the store, which every page loads. */
export function createWishlistActions(wishlists = useWishlistStore) {
  const { change } = wishlists.getState()

  const takeOff = (step: () => void): Undo => {
    const before = wishlists.getState().wishlist
    step()
    const { wishlist } = wishlists.getState()
    let taken: readonly SavedProduct[] = before.items.filter((item) => !isSaved(wishlist, item))
    return () => {
      const back = taken
      taken = []
      if (back.length > 0) change((list: Wishlist) => withSavedBack(list, back, before))
    }
  }

  return {
    /** Removes every product this tab shows. */
    clear: (): Undo => takeOff(() => wishlists.getState().clear()),

    remove: (product: SavedProduct): Undo => takeOff(() => change((wishlist) => withoutSaved(wishlist, product))),

    /** Removes products that the store no longer has. */
    removeGone: (): Undo => takeOff(() => change(withoutGoneSaved)),

    /** Updates the wishlist with current product data. */
    reconcile: (fresh: CatalogueSnapshot) => change((wishlist) => reconcileWishlist(wishlist, fresh)),
  }
}

/** The actions on this tab's wishlist. */
export const wishlistActions = createWishlistActions()
