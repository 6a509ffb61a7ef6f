import type { Cart } from '#domain/cart/cart.ts'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { useCheckoutDraftStore } from '#state/checkoutDraft.ts'
import { cartStorageKey, useCartStore } from '#state/cart.ts'
import { useDeliveryPlaceStore } from '#state/deliveryPlace.ts'
import { useOrderStore } from '#state/order.ts'
import { useRecentlyViewedStore } from '#state/recentlyViewed.ts'
import { useRecentSearchesStore } from '#state/recentSearches.ts'
import { keepSignUpDraft } from '#state/signUpDraft.ts'
import { useThemeStore } from '#state/theme.ts'
import { forgetUser } from '#state/user.ts'
import { useWishlistStore, wishlistStorageKey } from '#state/wishlist.ts'
import { toast } from '#ui/Toast/Toaster.tsx'

/**
 * A new shopper. The stores live as long as the window: every story of a page starts and ends with this, so that the next
 * story, which may show a component alone, has no account either.
 */
export function resetState(): () => void {
  forgetShopper()
  return () => {
    toast.dismiss()
    forgetShopper()
  }
}

function forgetShopper(): void {
  useCartStore.setState(useCartStore.getInitialState(), true)
  useWishlistStore.setState(useWishlistStore.getInitialState(), true)
  useDeliveryPlaceStore.setState(useDeliveryPlaceStore.getInitialState(), true)
  useRecentlyViewedStore.setState(useRecentlyViewedStore.getInitialState(), true)
  useRecentSearchesStore.setState(useRecentSearchesStore.getInitialState(), true)
  useThemeStore.setState(useThemeStore.getInitialState(), true)
  useCheckoutDraftStore.setState(useCheckoutDraftStore.getInitialState(), true)
  useOrderStore.setState(useOrderStore.getInitialState(), true)
  keepSignUpDraft(undefined)
  forgetUser()
  // Setting the state has written it to storage as well.
  localStorage.clear()
  sessionStorage.clear()
}

/** Stores this cart on the device. */
export function storeCart(cart: Cart): void {
  storeCartEntry(JSON.stringify({ state: { cart }, version: 1 }))
}

/** Stores these products on the device's wishlist. */
export function storeWishlist(...products: readonly Product[]): void {
  const items = products.map(cartProductOf)
  localStorage.setItem(wishlistStorageKey, JSON.stringify({ state: { wishlist: { items } }, version: 1 }))
}

/** Stores this text, valid or not, as the device's cart entry. */
export function storeCartEntry(text: string): void {
  localStorage.setItem(cartStorageKey, text)
}
