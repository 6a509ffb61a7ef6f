import { formatItems } from '../items.ts'
import { displayName } from '../product/product.ts'
import type { CartProduct } from './cart.ts'

/** Toasts about the cart. */
export const cartMessages = {
  removed: (product: CartProduct) => `${displayName(product)} removed from cart`,
  cleared: (items: number) => `Cart cleared (${formatItems(items)} removed)`,
  /** Shown once, if the device does not store anything. */
  unsaved: 'This browser keeps nothing for the shop: your cart is lost when you reload or close the page.',
} as const
