import type { Cart } from '#domain/cart/cart.ts'
import { readCart } from '#domain/cart/readCart.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { readWishlist } from '#domain/wishlist/readWishlist.ts'
import type { Wishlist } from '#domain/wishlist/wishlist.ts'
import { cartVersion } from './cart.ts'
import type { ReadEntry } from './deviceStorage.ts'
import { wishlistVersion } from './wishlist.ts'

/** The cart of this version and of those before. */
export const readKeptCart: ReadEntry<Cart> = (state, version) =>
  version >= 1 && version <= cartVersion ? readCart(fieldsOf(state)['cart']) : undefined

export const readKeptWishlist: ReadEntry<Wishlist> = (state, version) =>
  version === wishlistVersion ? readWishlist(fieldsOf(state)['wishlist']) : undefined
