import { displayName } from '../product/product.ts'
import type { CartProduct } from './cart.ts'

/** What the shop says of things leaving the cart (spec.md §4). */
export const cartWords = {
  removed: (product: CartProduct) => `${displayName(product)} removed from cart`,
  cleared: (pieces: number) => `Cart cleared (${pieces} items removed)`,
} as const
