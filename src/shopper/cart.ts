import { create } from 'zustand'
import {
  addItem,
  changeQuantity,
  emptyCart,
  lineKey,
  removeProduct,
  setQuantity,
  type Cart,
  type CartProduct,
} from '#domain/cart/cart.ts'
import type { FallenCoupon } from '#domain/cart/cartCoupon.ts'
import { keptValue, type Outcome, type Reader, type Step } from './keptValue.ts'
import { readers } from './readers.ts'

/** The cart on this device and what a shopper does with it on any page; `cartActions` has the rest. */
export interface CartStore {
  cart: Cart
  /** False until the device has been asked: before that nobody may say "empty". */
  isReady: boolean
  /** What was kept could not be read and lies aside: to be told once, then dismissed (`cartActions`). */
  wasSetAside: boolean
  add: (product: CartProduct, quantity: number, now: Date) => void
  /**
   * Sets a line, as seen from what this tab shows: if the shopper makes two of one, it is one more than there is, also
   * where another tab has put some in a moment ago. 0 or less takes the line out.
   */
  setQuantity: (lineKey: string, quantity: number) => void
  remove: (productKey: string) => void
  /** Makes any change, to what the device holds now. */
  change: (step: Step<Cart>) => void
  /** Asks the device again. */
  rehydrate: () => void
  /** A coupon that no longer held after a change in this tab: to be told once, then dismissed. */
  fallenCoupon?: FallenCoupon | undefined
  /** Made after every change, once somebody watches over the coupon. */
  settle?: Step<Cart> | undefined
  /** Asked to be seen over the page: the sheet of the cart. */
  isShown?: boolean
  /** Changes the device has had no room for. */
  unsaved: readonly Step<Cart>[]
}

/** Local storage key; it does not carry the shop's name, which an owner may change. */
export const cartStorageKey = 'shop.cart'

/** 2 since lines have notes and marks and orders wait in the cart; what 1 kept is read as it is. */
export const cartVersion = 2

/** A store of the cart; the shop has one for each tab. */
export function createCartStore(reader: Reader<Cart> = () => readers.cart) {
  const kept = keptValue<Cart>(cartStorageKey, cartVersion, reader, (cart) => ({ cart }))
  return create<CartStore>()((set, get) => {
    const show = ({ value, unsaved, wasSetAside }: Outcome<Cart>, isReady = get().isReady) =>
      set({ cart: value, unsaved, isReady, ...(wasSetAside ? { wasSetAside } : {}) })
    const shown = () => ({ value: get().cart, unsaved: get().unsaved })
    const change = (step: Step<Cart>) => {
      const { settle } = get()
      show(kept.change(shown(), settle ? (cart) => settle(step(cart)) : step))
    }
    return {
      cart: emptyCart,
      isReady: false,
      wasSetAside: false,
      add: (product, quantity, now) => change((cart) => addItem(cart, product, quantity, now)),
      setQuantity(key, quantity) {
        const line = get().cart.items.find((item) => lineKey(item) === key)
        const by = line && quantity >= 1 ? quantity - line.quantity : undefined
        change((cart) => (by === undefined ? setQuantity(cart, key, quantity) : changeQuantity(cart, key, by)))
      },
      remove: (productKey) => change((cart) => removeProduct(cart, productKey)),
      change,
      rehydrate() {
        show(kept.load(shown()), true)
        // What was kept may rest on a coupon that has run out since.
        if (get().settle) change((cart) => cart)
        // Whatever was done before the device could be read is written down now.
        if (get().unsaved.length > 0) change((cart) => ({ ...cart }))
      },
      unsaved: [],
    }
  })
}

/** Starts empty on server and browser alike; `rehydrate` after mount brings what the device has. */
export const useCartStore = createCartStore()
