import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySignUp } from '#domain/account/accountForms.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import { emptyWishlist } from '#domain/wishlist/wishlist.ts'
import { a, b, now } from '#tests/support/simulatedTab.ts'
import { useCartStore } from './cart.ts'
import { useCheckoutDraftStore } from './checkoutDraft.ts'
import { clearDevice } from './clearDevice.ts'
import { keepContactDraft, useContactDraft } from './contactDraft.ts'
import { rememberPlace, useDeliveryPlaceStore } from './deliveryPlace.ts'
import { useOrderStore } from './order.ts'
import { recordView, useRecentlyViewedStore } from './recentlyViewed.ts'
import { rememberSearch, useRecentSearchesStore } from './recentSearches.ts'
import { keepSignUpDraft, useSignUpDraft } from './signUpDraft.ts'
import { useThemeStore } from './theme.ts'
import { useWishlistStore } from './wishlist.ts'

/** Storage whose entries are its own properties, as a browser has it: `clearDevice` finds them by their keys. */
class ListedStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const order = {
  orderId: 'PW1733031000000',
  placedAt: now.toISOString(),
  lines: [{ product: a, quantity: 2 }],
  totals: { subtotal: 5700, discount: 0, shippingCost: 120, total: 5820, itemCount: 2 },
  address: { city: 'Kochi', state: 'Kerala' },
  estimatedDays: '2-3',
  paymentMethod: 'upi',
} as const

interface ResettableStore<State> {
  getInitialState: () => State
  setState: (state: State, replace: true) => void
}

function reset<State>(store: ResettableStore<State>) {
  store.setState(store.getInitialState(), true)
}

function resetStores() {
  reset(useCartStore)
  reset(useWishlistStore)
  reset(useRecentlyViewedStore)
  reset(useRecentSearchesStore)
  reset(useDeliveryPlaceStore)
  reset(useOrderStore)
  reset(useCheckoutDraftStore)
  reset(useThemeStore)
  keepSignUpDraft(undefined)
  keepContactDraft(undefined)
}

beforeEach(() => {
  // The order's lines leave the cart by a timer.
  vi.useFakeTimers({ now })
  vi.stubGlobal('localStorage', new ListedStorage())
  vi.stubGlobal('sessionStorage', new ListedStorage())
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] })
  resetStores()
})

afterEach(() => {
  // Another test file may use the same stores.
  resetStores()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What an area stores: of an entry with a version only its state, of any other its text. */
function storedIn(area: Storage): Record<string, unknown> {
  const stateOf = (text: string): unknown => (text.startsWith('{"state"') ? JSON.parse(text).state : text)
  return Object.fromEntries(Object.entries(area).map(([key, text]) => [key, stateOf(text)]))
}

/** Every store, every draft and every step that waits for a code, as a shopper leaves them. */
function fillDevice() {
  useCartStore.getState().add(a, 2, now)
  useCartStore.setState({ removal: { words: 'Kasavu saree removed', undo: () => undefined, at: 0, left: '[]' } })
  useWishlistStore.getState().toggle(b)
  useWishlistStore.setState({ removal: { onUndo: () => undefined, left: '[]' } })
  recordView('b')
  rememberSearch('temple border')
  rememberPlace({ state: 'Kerala', pincode: '682001' })
  useOrderStore.getState().place(order, now)
  useCheckoutDraftStore.getState().edit({ ...emptyAddress, fullName: 'Lakshmi Nair' })
  keepSignUpDraft({ ...emptySignUp, firstName: 'Lakshmi' })
  keepContactDraft({ message: 'Is it pure silk?' })
  useThemeStore.getState().choose('lamplight')
  for (const area of [localStorage, sessionStorage]) {
    for (const step of ['signin', 'signup', 'reset']) area.setItem(`shop.${step}`, '{"email":"lakshmi@shop.test"}')
    area.setItem('shop.cart.quarantined', '{')
    area.setItem('shop.cart.untold', 'true')
    area.setItem('CognitoIdentityServiceProvider.local-shop.lakshmi@shop.test.deviceKey', 'key')
  }
}

test('a filled device has an entry of every store', () => {
  fillDevice()
  const steps = ['shop.reset', 'shop.signin', 'shop.signup']
  const others = [
    'CognitoIdentityServiceProvider.local-shop.lakshmi@shop.test.deviceKey',
    'shop.cart.quarantined',
    'shop.cart.untold',
    ...steps,
  ]
  const stores = ['cart', 'delivery', 'orders', 'searches', 'theme', 'viewed', 'wishlist'].map((name) => `shop.${name}`)
  expect(new Set(Object.keys(localStorage))).toEqual(new Set([...others, ...stores]))
  expect(new Set(Object.keys(sessionStorage))).toEqual(new Set([...others, 'shop.address']))
})

test('a cleared device stores the theme, and of everything else at most that it is empty', () => {
  fillDevice()
  clearDevice()
  expect(storedIn(localStorage)).toEqual({
    'shop.theme': 'lamplight',
    'shop.cart': { cart: emptyCart },
    'shop.wishlist': { wishlist: emptyWishlist },
    'shop.viewed': { keys: [] },
    'shop.searches': { terms: [] },
    'shop.orders': { orders: [] },
  })
  expect(storedIn(sessionStorage)).toEqual({})
})

test('a cleared device shows nothing of the shopper in the open tab either', () => {
  fillDevice()
  clearDevice()
  expect({
    cart: useCartStore.getState().cart,
    removal: useCartStore.getState().removal,
    wishlist: useWishlistStore.getState().wishlist,
    wishlistRemoval: useWishlistStore.getState().removal,
    viewed: useRecentlyViewedStore.getState().keys,
    searches: useRecentSearchesStore.getState().terms,
    place: useDeliveryPlaceStore.getState().place,
    orders: useOrderStore.getState().orders,
    checkout: useCheckoutDraftStore.getState().draft,
    signUp: useSignUpDraft.getState().form,
    contact: useContactDraft.getState().form,
    theme: useThemeStore.getState().theme,
  }).toEqual({
    cart: emptyCart,
    removal: undefined,
    wishlist: emptyWishlist,
    wishlistRemoval: undefined,
    viewed: [],
    searches: [],
    place: undefined,
    orders: [],
    checkout: undefined,
    signUp: undefined,
    contact: undefined,
    theme: 'lamplight',
  })
})
