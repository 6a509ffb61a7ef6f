import { expect, test, vi } from 'vitest'
import { simulatedDevice } from '#tests/support/simulatedTab.ts'
import { useCheckoutDraftStore } from './checkoutDraft.ts'
import { useCartStore } from './cart.ts'
import { useDeliveryPlaceStore } from './deliveryPlace.ts'
import { useOrderStore } from './order.ts'
import { useRecentlyViewedStore } from './recentlyViewed.ts'
import { useRecentSearchesStore } from './recentSearches.ts'
import { rehydrateStores } from './keepInSync.ts'
import { useThemeStore } from './theme.ts'
import { useWishlistStore } from './wishlist.ts'

// Entries written by the shop of 22 November 2026: they must stay readable, however the code changes.
const product =
  '{"key":"a","_id":"","id":"","entityId":"a","name":"Saree a","productCode":"","category":{"slug":"","name":""},"price":2850,"originalPrice":2850,"availability":"in-stock","image":{"url":"/pictures/a.jpg","alt":"Saree a","width":800,"height":1200,"colour":"#D9C7A3","focus":"50% 22%"}}'
const cart = `{"state":{"cart":{"items":[{"product":${product},"quantity":2,"addedAt":"2024-12-01T05:30:00.000Z","finishing":["tassels"]}],"shippingAddress":{"state":"Kerala","city":"Kochi"},"appliedCoupon":"FESTIVE500","couponDiscount":500,"isFirstTimeCustomer":true,"pendingOrders":[{"orderId":"PW1733031000000","lines":[{"key":"[\\"a\\"]","quantity":2}],"dueAt":"2024-12-01T05:30:02.000Z"}]}},"version":2}`
const wishlist = `{"state":{"wishlist":{"items":[${product}]}},"version":1}`
const order = `{"orderId":"PW1733031000000","placedAt":"2024-12-01T05:30:00.000Z","lines":[{"product":${product},"quantity":2,"finishing":["tassels"]}],"totals":{"subtotal":5700,"discount":500,"shippingCost":120,"total":5320,"itemCount":2,"appliedCoupon":"FESTIVE500"},"address":{"city":"Kochi","state":"Kerala"},"estimatedDays":"2-3","paymentMethod":"upi","giftNote":"For Amma"}`
const address =
  '{"state":{"draft":{"form":{"fullName":"Lakshmi Nair","phone":"9847012345","email":"","addressLine1":"","addressLine2":"","city":"Kochi","state":"Kerala","pincode":"682001","landmark":""},"isPlacing":true}},"version":1}'

/** As a shop stored it that did not ask for a landmark. */
const shortAddress = address.replace(',"landmark":""', '')

const device = simulatedDevice()

interface Stored {
  key: string
  text: string
  store: {
    getState: () => object
    getInitialState: () => object
    setState: (state: never, replace: true) => void
    storageKey: string
  }
  expected: object
}

const stored: readonly Stored[] = [
  { key: 'shop.cart', text: cart, store: useCartStore, expected: JSON.parse(cart).state },
  { key: 'shop.wishlist', text: wishlist, store: useWishlistStore, expected: JSON.parse(wishlist).state },
  {
    key: 'shop.viewed',
    text: '{"state":{"keys":["b","a"]},"version":1}',
    store: useRecentlyViewedStore,
    expected: { keys: ['b', 'a'] },
  },
  {
    key: 'shop.searches',
    text: '{"state":{"terms":["temple border"]},"version":1}',
    store: useRecentSearchesStore,
    expected: { terms: ['temple border'] },
  },
  {
    key: 'shop.delivery',
    text: '{"state":{"place":{"state":"Kerala","pincode":"695004"}},"version":1}',
    store: useDeliveryPlaceStore,
    expected: { place: { state: 'Kerala', pincode: '695004' } },
  },
  { key: 'shop.theme', text: 'lamplight', store: useThemeStore, expected: { theme: 'lamplight' } },
  {
    key: 'shop.orders',
    text: `{"state":{"orders":[${order}]},"version":1}`,
    store: useOrderStore,
    expected: { orders: [JSON.parse(order)] },
  },
  { key: 'shop.address', text: address, store: useCheckoutDraftStore, expected: JSON.parse(address).state },
  { key: 'shop.address', text: shortAddress, store: useCheckoutDraftStore, expected: JSON.parse(address).state },
]

test('the order that a tab stored under shop.order is moved to the orders of the device', () => {
  useOrderStore.setState(useOrderStore.getInitialState(), true)
  sessionStorage.setItem('shop.order', `{"state":{"order":${order}},"version":1}`)
  useOrderStore.getState().rehydrate()
  expect(useOrderStore.getState().orders).toEqual([JSON.parse(order)])
  expect(device.getItem(useOrderStore.storageKey)).toContain('PW1733031000000')
})

test.each(stored)('an entry stored under $key in 2026 is still read', ({ key, text, store, expected }) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] })
  const area = key === 'shop.address' ? sessionStorage : localStorage
  area.setItem(key, text)
  // Twice, each time as a page that knows nothing yet: the first reading must not lose what it read.
  for (const page of ['first', 'second']) {
    store.setState(store.getInitialState() as never, true) // each store takes its own state
    rehydrateStores(store.storageKey)
    expect(store.getState(), `the ${page} page`).toMatchObject({ ...expected, isReady: true, wasQuarantined: false })
  }
})

test('a theme chosen here is on the document and on the device, and follows other tabs', () => {
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => [] })
  useThemeStore.getState().choose('daylight')
  expect([dataset['theme'], device.getItem('shop.theme')]).toEqual(['daylight', 'daylight'])
  device.setItem('shop.theme', 'lamplight')
  rehydrateStores('shop.theme')
  expect(dataset['theme']).toBe('lamplight')
  useThemeStore.getState().choose('system')
  expect([dataset['theme'], device.getItem('shop.theme')]).toEqual([undefined, null])
  useThemeStore.getState().choose('daylight')
  device.removeItem('shop.theme')
  rehydrateStores(null)
  expect([dataset['theme'], useThemeStore.getState().theme]).toEqual([undefined, 'system'])
})
