import { emptyCart } from '#domain/cart/cart.ts'
import { emptyWishlist } from '#domain/wishlist/wishlist.ts'
import { useCheckoutDraftStore } from './checkoutDraft.ts'
import { useCartStore } from './cart.ts'
import { forgetContactDraft } from './contactDraft.ts'
import { useDeliveryPlaceStore } from './deliveryPlace.ts'
import { removeMatching } from './deviceStorage.ts'
import { useOrderStore } from './order.ts'
import { quarantined } from './persistedEntry.ts'
import { useRecentlyViewedStore } from './recentlyViewed.ts'
import { clearSearches } from './recentSearches.ts'
import { keepSignUpDraft } from './signUpDraft.ts'
import { useWishlistStore } from './wishlist.ts'

/** Amplify's entries: after a sign-out the secret of a remembered device, under the shopper's e-mail address. */
const rememberedDevice = /^CognitoIdentityServiceProvider\./

/** Steps of a sign-in, a sign-up or a forgotten password that wait for a code, with the shopper's e-mail address. */
const pendingSteps = /^shop\.(signin|signup|reset)$/

/** Clears what this device keeps of a shopper, for telephones that are shared; the theme stays. */
export function clearDevice(): void {
  useCartStore.getState().change(() => emptyCart)
  useWishlistStore.getState().change(() => emptyWishlist)
  // Where nothing else was left, an Undo would bring back what was removed last.
  useCartStore.setState({ removal: undefined })
  useWishlistStore.setState({ removal: undefined })
  useRecentlyViewedStore.getState().change(() => [])
  useDeliveryPlaceStore.getState().change(() => undefined)
  useOrderStore.getState().change(() => [])
  useCheckoutDraftStore.getState().forget()
  clearSearches()
  keepSignUpDraft(undefined)
  forgetContactDraft()
  removeMatching(pendingSteps)
  removeMatching(quarantined)
  removeMatching(rememberedDevice)
}
