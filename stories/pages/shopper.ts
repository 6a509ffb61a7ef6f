import type { Cart } from '#domain/cart/cart.ts'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { useAddressDraftStore } from '#shopper/addressDraft.ts'
import { cartStorageKey, useCartStore } from '#shopper/cart.ts'
import { useDeliveryPlaceStore } from '#shopper/deliveryPlace.ts'
import { useOrderStore } from '#shopper/order.ts'
import { useRecentlyViewedStore } from '#shopper/recentlyViewed.ts'
import { useRecentSearchesStore } from '#shopper/recentSearches.ts'
import { useThemeStore } from '#shopper/theme.ts'
import { useWishlistStore, wishlistStorageKey, wishlistVersion } from '#shopper/wishlist.ts'
import { toast } from '#ui/Toast/Toaster.tsx'

/**
 * A shopper who was never here. What the shop keeps of a shopper lives as long as the window, so that every story of a
 * page begins with this.
 */
export function newShopper(): () => void {
  useCartStore.setState(useCartStore.getInitialState(), true)
  useWishlistStore.setState(useWishlistStore.getInitialState(), true)
  useDeliveryPlaceStore.setState(useDeliveryPlaceStore.getInitialState(), true)
  useRecentlyViewedStore.setState(useRecentlyViewedStore.getInitialState(), true)
  useRecentSearchesStore.setState(useRecentSearchesStore.getInitialState(), true)
  useThemeStore.setState(useThemeStore.getInitialState(), true)
  useAddressDraftStore.setState(useAddressDraftStore.getInitialState(), true)
  useOrderStore.setState(useOrderStore.getInitialState(), true)
  // Setting the store has written it down as well.
  localStorage.clear()
  sessionStorage.clear()
  return () => void toast.dismiss()
}

/** A shopper who left this cart on the device some time ago. */
export function keepCart(cart: Cart): void {
  keepEntry(JSON.stringify({ state: { cart }, version: 1 }))
}

/** A shopper who saved these on the device some time ago. */
export function keepWishlist(...products: readonly Product[]): void {
  const items = products.map(cartProductOf)
  localStorage.setItem(wishlistStorageKey, JSON.stringify({ state: { wishlist: { items } }, version: wishlistVersion }))
}

/** A device on which the cart's entry holds this text, whatever it is. */
export function keepEntry(text: string): void {
  localStorage.setItem(cartStorageKey, text)
}
