import { withAddress } from '#domain/cart/address.ts'
import { removeProduct, type Cart, type Finishing } from '#domain/cart/cart.ts'
import { enterCoupon, revalidated, withoutCoupon } from '#domain/cart/cartCoupon.ts'
import { withFinishing, withoutGone, withPricesSeen } from '#domain/cart/lineNotes.ts'
import { reconcileCart, type CatalogueSnapshot } from '#domain/cart/reconcile.ts'
import { clearCart, removalOf, undoRemoval, type Removal } from '#domain/cart/removal.ts'
import type { CouponResult } from '#domain/coupon/applyCoupon.ts'
import type { Coupon } from '#domain/coupon/coupon.ts'
import { isSaved, withoutSaved, withSaved } from '#domain/wishlist/wishlist.ts'
import { useCartStore } from './cart.ts'
import type { Step } from './changeLog.ts'
import { useWishlistStore } from './wishlist.ts'

/** Undoes a change, once: a second call does nothing. */
export type Undo = () => void

/** What a shopper does on the pages of cart and checkout; separate from the store, which every page loads. */
export function createCartActions(carts = useCartStore, wishlists = useWishlistStore) {
  const { change } = carts.getState()

  /** A change that can be undone, and the number of items it removed. */
  const removeWithUndo = (step: Step<Cart>): { undo: Undo; itemCount: number } => {
    let before: Cart = carts.getState().cart
    change((cart) => {
      before = cart
      return step(cart)
    })
    // Includes side effects of the change: a coupon that it invalidated is restored with the items.
    let removal: Removal | undefined = removalOf(before, carts.getState().cart)
    const { itemCount } = removal
    const undo = () => {
      const back = removal
      removal = undefined
      if (back) change((cart) => undoRemoval(cart, back))
    }
    return { undo, itemCount }
  }

  return {
    /** Removes a product with all its lines. */
    remove: (productKey: string): Undo => removeWithUndo((cart) => removeProduct(cart, productKey)).undo,

    /** Empties the cart; `itemCount` for 'Cart cleared ({n} items removed)'. */
    clear: () => removeWithUndo(clearCart),

    /**
     * Moves a product to the wishlist; undefined if it is not in the cart, or stays there because the device has no
     * space for it. Undo removes it from the wishlist only if it was not there before.
     */
    saveForLater(productKey: string): Undo | undefined {
      const product = carts.getState().cart.items.find((item) => item.product.key === productKey)?.product
      if (!product) return undefined
      const wasSaved = isSaved(wishlists.getState().wishlist, product)
      // Saved first: should the tab close in between, the product is in both places and not in none.
      wishlists.getState().change((wishlist) => withSaved(wishlist, product))
      const { undo } = removeWithUndo((cart) => removeProduct(cart, productKey))
      // With the space that the cart has left.
      if (wishlists.getState().unsaved.length > 0) wishlists.getState().rehydrate()
      const undoBoth = () => {
        undo()
        if (!wasSaved) wishlists.getState().change((wishlist) => withoutSaved(wishlist, product))
      }
      const isLost = wishlists.getState().unsaved.length > 0 && carts.getState().unsaved.length === 0
      if (!isLost) return undoBoth
      undoBoth()
      return undefined
    },

    setFinishing: (lineKey: string, finishing: Finishing, isWanted: boolean) =>
      change((cart) => withFinishing(cart, lineKey, finishing, isWanted)),

    /** Sets the destination from the checkout; a coupon that is not valid there is removed. */
    setAddress: (address: { state: string; city: string }) => change((cart) => withAddress(cart, address)),

    /** Enters a code, ignoring case and surrounding spaces; undefined for a blank one. */
    enterCoupon(typed: string, coupons: readonly Coupon[], now: Date): CouponResult | undefined {
      let result: CouponResult | undefined
      change((cart) => {
        const entered = enterCoupon(cart, typed, coupons, now)
        result = entered.answer
        return entered.cart
      })
      return result
    },

    /** Removes the coupon; returns its code for 'Coupon {code} removed', undefined if there was none. */
    removeCoupon(): string | undefined {
      let code: string | undefined
      change((cart) => {
        code = cart.appliedCoupon
        return withoutCoupon(cart)
      })
      return code
    },

    /**
     * From now on every change revalidates the coupon; one that is no longer valid is in the store's
     * `invalidatedCoupon`. Returns a function that stops it.
     */
    watchCoupon(coupons: readonly Coupon[], now: () => Date): () => void {
      const revalidate = (cart: Cart) => {
        const { cart: checked, invalidated } = revalidated(cart, coupons, now())
        if (invalidated) carts.setState({ invalidatedCoupon: invalidated })
        return checked
      }
      carts.setState({ revalidate })
      change((cart) => cart)
      return () => carts.setState((state) => (state.revalidate === revalidate ? { revalidate: undefined } : state))
    },

    /** Dismisses the message about an invalidated coupon. */
    dismissInvalidatedCoupon: () => carts.setState({ invalidatedCoupon: undefined }),

    /** Updates the cart with current product data. */
    reconcile: (fresh: CatalogueSnapshot) => change((cart) => reconcileCart(cart, fresh)),

    /** Dismisses the notice about changed prices. */
    seePrices: () => change(withPricesSeen),

    /** Removes products that the store no longer has. */
    removeGone: (): Undo => removeWithUndo(withoutGone).undo,
  }
}

/** The actions on this tab's cart. */
export const cartActions = createCartActions()
