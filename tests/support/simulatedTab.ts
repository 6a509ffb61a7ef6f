import { afterEach, beforeEach, vi } from 'vitest'
import { emptyCart, lineKey, type Cart, type CartProduct } from '#domain/cart/cart.ts'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { readCart } from '#domain/cart/readCart.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { cartStorageKey, createCartStore } from '#state/cart.ts'
import { createCartActions } from '#state/cartActions.ts'
import { createWishlistStore } from '#state/wishlist.ts'
import { createWishlistActions } from '#state/wishlistActions.ts'

/** A morning on which the coupons are still valid. */
export const now = new Date('2024-12-01T05:30:00Z')

/** A product as the store has it, at a price that is not reduced. */
export const product = (entityId: string, price: number) =>
  normaliseProduct({ entityId, name: `Saree ${entityId}`, price, originalPrice: price })

const kept = (key: string, price: number) => cartProductOf(product(key, price))
export const [a, b, c] = [kept('a', 2850), kept('b', 12499), kept('c', 700)]

export const keyOf = (cartProduct: CartProduct) => lineKey({ product: cartProduct })

/** The lines of a cart in short: '2a 1b'. */
export const linesOf = (cart: Cart) => cart.items.map((item) => `${item.quantity}${item.product.key}`).join(' ')

/** Storage as a browser has it: texts by key, and sometimes full, or with space for `capacity` characters. */
function simulatedStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    isFull: false,
    capacity: Infinity,
    size: () => [...entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0),
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, text: string) {
      const size = this.size() - (entries.get(key)?.length ?? -key.length) + text.length
      if (this.isFull || size > this.capacity)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      entries.set(key, text)
    },
    removeItem: (key: string) => void entries.delete(key),
  }
}

/** A device, as new for each test of a file. */
export function simulatedDevice() {
  const device = simulatedStorage()
  beforeEach(() => {
    device.entries.clear()
    device.isFull = false
    device.capacity = Infinity
    vi.stubGlobal('localStorage', device)
    vi.stubGlobal('sessionStorage', simulatedStorage())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return Object.assign(device, {
    cart: () => readCart(JSON.parse(device.getItem(cartStorageKey) ?? '{}').state?.cart) ?? emptyCart,
  })
}

/** A tab of the shop; `hear` handles a storage event from another tab, at any time. */
export function openTab() {
  const carts = createCartStore()
  const wishlists = createWishlistStore()
  const hear = () => {
    carts.getState().rehydrate()
    wishlists.getState().rehydrate()
  }
  hear()
  return {
    carts,
    wishlists,
    hear,
    cart: () => carts.getState().cart,
    store: () => carts.getState(),
    saved: () => wishlists.getState().wishlist.items.map(({ key }) => key),
    actions: createCartActions(carts, wishlists),
    listActions: createWishlistActions(wishlists),
  }
}
