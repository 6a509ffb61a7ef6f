import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { addItem, emptyCart, removeProduct, setQuantity, type Cart, type CartProduct } from '#domain/cart/cart.ts'
import { readCart } from '#domain/cart/readCart.ts'
import { deviceStorage } from './deviceStorage.ts'

/** The cart on this device and what a shopper does with it. */
interface CartStore {
  cart: Cart
  /** False until the device has been asked: before that nobody may say "empty". */
  isReady: boolean
  add: (product: CartProduct, quantity: number, now: Date) => void
  setQuantity: (lineKey: string, quantity: number) => void
  remove: (productKey: string) => void
}

/** Local storage key; it does not carry the shop's name, which an owner may change. */
export const cartStorageKey = 'shop.cart'

/** Starts empty on server and browser alike; `rehydrate` after mount brings what the device has. */
export const useCartStore = create<CartStore>()(
  persist(
    (set) => ({
      cart: emptyCart,
      isReady: false,
      add: (product, quantity, now) => set(({ cart }) => ({ cart: addItem(cart, product, quantity, now) })),
      setQuantity: (key, quantity) => set(({ cart }) => ({ cart: setQuantity(cart, key, quantity) })),
      remove: (productKey) => set(({ cart }) => ({ cart: removeProduct(cart, productKey) })),
    }),
    {
      name: cartStorageKey,
      version: 1,
      skipHydration: true,
      storage: deviceStorage<Pick<CartStore, 'cart'>>((state) => {
        // Whatever was kept: `readCart` trusts none of it.
        const cart = readCart((state as { cart?: unknown } | null)?.cart)
        return cart && { cart }
      }),
      partialize: ({ cart }) => ({ cart }),
      onRehydrateStorage: () => () => useCartStore.setState({ isReady: true }),
    },
  ),
)
