import type { Cart } from '#domain/cart/cart.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'
import type { ReadEntry } from './deviceStorage.ts'

/** What reads the entries of this device, once `rehydrate` has brought it. */
export const readers: { cart?: ReadEntry<Cart>; wishlist?: ReadEntry<Wishlist> } = {}
