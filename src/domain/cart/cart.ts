import type { Rupees } from '../money.ts'
import type { Product } from '../product/product.ts'

/** What a cart line keeps of its product: enough to show and price it without asking the store. */
export type CartProduct = Pick<
  Product,
  'key' | '_id' | 'id' | 'entityId' | 'name' | 'productCode' | 'category' | 'price' | 'originalPrice' | 'availability'
> & { image?: Pick<Product['images'][number], 'url' | 'alt' | 'width' | 'height' | 'colour' | 'focus'> }

/** One line (spec.md §3). Keyed by product and size; no screen offers sizes yet, so most lines have none. */
export interface CartItem {
  product: CartProduct
  /** At least 1. */
  quantity: number
  selectedSize?: string
  /** ISO time. */
  addedAt: string
}

/** The cart as it is kept on the shopper's device (spec.md §3). */
export interface Cart {
  items: readonly CartItem[]
  shippingAddress?: { state: string; city: string }
  appliedCoupon?: string
  couponDiscount: Rupees
  isFirstTimeCustomer: boolean
}

export const emptyCart: Cart = { items: [], couponDiscount: 0, isFirstTimeCustomer: true }

/** What a line is known by: product key and size; '', null and undefined are one size. */
export function lineKey({ product, selectedSize }: Pick<CartItem, 'product' | 'selectedSize'>): string {
  return JSON.stringify(selectedSize ? [product.key, selectedSize] : [product.key])
}

/** The cart with `quantity` more of a product: on its line if there is one, else on a new line at the end. */
export function addItem(cart: Cart, product: CartProduct, quantity: number, now: Date, selectedSize?: string): Cart {
  const key = lineKey({ product, ...(selectedSize ? { selectedSize } : {}) })
  if (cart.items.some((item) => lineKey(item) === key)) {
    return withItems(cart, (item) =>
      lineKey(item) === key ? [{ ...item, quantity: item.quantity + quantity }] : [item],
    )
  }
  const item = { product, quantity, ...(selectedSize ? { selectedSize } : {}), addedAt: now.toISOString() }
  return { ...cart, items: [...cart.items, item] }
}

/** The cart with a line set to `quantity`; 0 or less takes the line out. */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  return withItems(cart, (item) => {
    if (lineKey(item) !== key) return [item]
    return quantity >= 1 ? [{ ...item, quantity: Math.floor(quantity) }] : []
  })
}

/** The cart without any line of a product. */
export function removeProduct(cart: Cart, productKey: string): Cart {
  return withItems(cart, (item) => (item.product.key === productKey ? [] : [item]))
}

/** Pieces in the cart, all lines together; what the badge counts. */
export function itemCountOf(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0)
}

/** Price times quantity over all lines, before discount and shipping. */
export function subtotalOf(cart: Pick<Cart, 'items'>): Rupees {
  return cart.items.reduce((sum, item) => sum + lineTotalOf(item), 0)
}

/** Price times quantity of one line. */
export function lineTotalOf({ product, quantity }: Pick<CartItem, 'product' | 'quantity'>): Rupees {
  return product.price * quantity
}

function withItems(cart: Cart, change: (item: CartItem) => readonly CartItem[]): Cart {
  return { ...cart, items: cart.items.flatMap(change) }
}
