import { formatItems } from '../items.ts'
import { displayName } from '../product/product.ts'
import type { CartProduct } from './cart.ts'

/** Toasts about the cart. */
export const cartMessages = {
  removed: (product: CartProduct) => `${displayName(product)} removed from cart`,
  cleared: (items: number) => `Cart cleared (${formatItems(items)} removed)`,
  /** Where the device stores nothing: once. */
  unsaved: 'This browser keeps nothing for the shop: your cart is lost when you reload or close the page.',
} as const
