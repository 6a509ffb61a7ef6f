import type { Rupees } from '../money.ts'
import { isBuyable, type Cart, type CartItem } from './cart.ts'

/** Price times quantity over all lines that can be ordered, before discount and shipping. */
export function subtotalOf(cart: Pick<Cart, 'items'>): Rupees {
  return cart.items.reduce((sum, item) => sum + (isBuyable(item) ? lineTotalOf(item) : 0), 0)
}

/** Price times quantity of one line. */
export function lineTotalOf({ product, quantity }: Pick<CartItem, 'product' | 'quantity'>): Rupees {
  return product.price * quantity
}
