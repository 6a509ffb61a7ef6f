import type { Rupees } from '../money.ts'
import type { Cart, CartItem } from './cart.ts'

/** Price times quantity over all lines that can be had, before discount and shipping. */
export function subtotalOf(cart: Pick<Cart, 'items'>): Rupees {
  return cart.items.reduce((sum, item) => sum + (item.isGone ? 0 : lineTotalOf(item)), 0)
}

/** Price times quantity of one line. */
export function lineTotalOf({ product, quantity }: Pick<CartItem, 'product' | 'quantity'>): Rupees {
  return product.price * quantity
}
