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
import type { InvalidatedCoupon } from '#domain/cart/cartCoupon.ts'
import { readCart } from '#domain/cart/readCart.ts'
import type { Step } from './changeLog.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync } from './keepInSync.ts'

/** What every page needs beside the cart: actions, and state in memory. `cartActions` has the other actions. */
interface CartStoreMembers {
  add: (product: CartProduct, quantity: number, now: Date) => void
  /**
   * Sets a line's quantity. The difference to the quantity this tab shows is applied to the stored one, so that another
   * tab's change is not lost. 0 or less removes the line.
   */
  setQuantity: (lineKey: string, quantity: number) => void
  remove: (productKey: string) => void
  /** A coupon that a change in this tab has invalidated: to be shown once, then dismissed. */
  invalidatedCoupon?: InvalidatedCoupon | undefined
  /** Applied after every change, while the coupon is watched. */
  revalidate?: Step<Cart> | undefined
  /** The last removal from the cart's page, to be undone there until the lines change again. */
  removal?: UndoableRemoval | undefined
  /** The shopper has dismissed the notice that the device stores nothing. */
  isUnsavedSeen?: boolean
  /** The cart's sheet is about to open over the page. */
  isOpening?: boolean
}

interface UndoableRemoval {
  words: string
  undo: () => void
  /** Place of the first line that was removed. */
  at: number
  /** The lines that were left, as JSON. */
  left: string
}

export const cartStorageKey = 'shop.cart'

/** A store of the cart; the shop has one for each tab. */
export const createCartStore = () =>
  createPersistedStore<'cart', Cart, CartStoreMembers>({
    key: cartStorageKey,
    field: 'cart',
    initial: emptyCart,
    version: 2,
    // Version 2 added notes, marks and pending orders, all of which `read` treats as optional.
    migrations: { 1: (state) => state },
    read: readCart,
    actions(store, get) {
      const change = (step: Step<Cart>) => {
        const { revalidate } = get()
        store.change(revalidate ? (cart) => revalidate(step(cart)) : step)
      }
      return {
        change,
        rehydrate() {
          store.rehydrate()
          // The coupon may have expired since.
          if (get().revalidate) change((cart) => cart)
        },
        add: (product, quantity, now) => change((cart) => addItem(cart, product, quantity, now)),
        setQuantity(key, quantity) {
          const line = get().cart.items.find((item) => lineKey(item) === key)
          const by = line && quantity >= 1 ? quantity - line.quantity : undefined
          change((cart) => (by === undefined ? setQuantity(cart, key, quantity) : changeQuantity(cart, key, by)))
        },
        remove: (productKey) => change((cart) => removeProduct(cart, productKey)),
      }
    },
  })

export const useCartStore = keepInSync(createCartStore())
