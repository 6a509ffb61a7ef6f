import type { Rupees } from '../money.ts'
import type { Product } from '../product/product.ts'

/** What a cart line keeps of its product: enough to show and price it without asking the store. */
export type CartProduct = Pick<
  Product,
  'key' | '_id' | 'id' | 'entityId' | 'name' | 'productCode' | 'category' | 'price' | 'originalPrice' | 'availability'
> & { image?: Pick<Product['images'][number], 'url' | 'alt' | 'width' | 'height' | 'colour' | 'focus'> }

/** What the shop's tailors may do to a piece before it is sent; it has no price, the shop calls. */
export const finishings = ['fall and pico', 'blouse stitching', 'tassels'] as const
export type Finishing = (typeof finishings)[number]

/** One line (spec.md §3). Keyed by product and size; no screen offers sizes yet, so most lines have none. */
export interface CartItem {
  product: CartProduct
  /** 1 to `mostPieces`. */
  quantity: number
  selectedSize?: string
  /** ISO time. */
  addedAt: string
  /** In the order of `finishings`; never empty. */
  finishing?: readonly Finishing[]
  /** The store has it no more: shown, neither counted nor priced. */
  isGone?: true
  /** What it cost when the shopper last looked, where that has changed since. */
  priceWas?: Rupees
}

/** An order that was placed and whose lines have yet to leave the cart. */
export interface PendingCompletion {
  orderId: string
  lines: readonly { key: string; quantity: number }[]
  /** ISO time. */
  dueAt: string
}

/** The cart as it is kept on the shopper's device (spec.md §3). */
export interface Cart {
  items: readonly CartItem[]
  shippingAddress?: { state: string; city: string }
  appliedCoupon?: string
  /** Off the pieces, at the last validation; `orderSummaryOf` never trusts it. */
  couponDiscount: Rupees
  isFirstTimeCustomer: boolean
  /** Never empty. Kept in the cart itself, so that lines and order leave it together, once, whichever tab does it. */
  pendingOrders?: readonly PendingCompletion[]
}

export const emptyCart: Cart = { items: [], couponDiscount: 0, isFirstTimeCustomer: true }

/** No shopper gets there; it keeps every amount a number that can be written down and read back. */
export const mostPieces = 1_000_000

/** What a line is known by: product key and size; '', null and undefined are one size. */
export function lineKey({ product, selectedSize }: Pick<CartItem, 'product' | 'selectedSize'>): string {
  return JSON.stringify(selectedSize ? [product.key, selectedSize] : [product.key])
}

/**
 * The cart with `quantity` more of a product: on its line if there is one, else on a new line at the end. The line
 * takes the product as the shopper just saw it. Less than one piece adds nothing.
 */
export function addItem(cart: Cart, product: CartProduct, quantity: number, now: Date, selectedSize?: string): Cart {
  if (!(quantity >= 1)) return cart
  const pieces = wholePieces(quantity)
  const added = { product, quantity: pieces, ...(selectedSize ? { selectedSize } : {}), addedAt: now.toISOString() }
  const key = lineKey(added)
  if (!cart.items.some((item) => lineKey(item) === key)) return { ...cart, items: [...cart.items, added] }
  return withItems(cart, (item) => (lineKey(item) === key ? [joinLines(freshened(item, product), added)] : [item]))
}

/** The cart with a line set to `quantity`; 0 or less takes the line out, what is no number changes nothing. */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart
  return withItems(cart, (item) => {
    if (lineKey(item) !== key) return [item]
    return quantity >= 1 ? [{ ...item, quantity: wholePieces(quantity) }] : []
  })
}

/** The cart with `by` pieces more or fewer on a line, never fewer than one: what a stepper does. */
export function changeQuantity(cart: Cart, key: string, by: number): Cart {
  const line = cart.items.find((item) => lineKey(item) === key)
  return line ? setQuantity(cart, key, Math.max(1, line.quantity + by)) : cart
}

/** The cart without any line of a product. */
export function removeProduct(cart: Cart, productKey: string): Cart {
  return withItems(cart, (item) => (item.product.key === productKey ? [] : [item]))
}

/** Pieces in the cart, all lines together; what the badge counts. Pieces that are gone are not there. */
export function itemCountOf(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((count, item) => count + (item.isGone ? 0 : item.quantity), 0)
}

/** Two lines of one key as one: the first with the pieces and the finishing of both. */
export function joinLines(line: CartItem, other: CartItem): CartItem {
  const finishing = finishings.filter((each) => line.finishing?.includes(each) || other.finishing?.includes(each))
  return {
    ...line,
    quantity: wholePieces(line.quantity + other.quantity),
    ...(finishing.length > 0 ? { finishing } : {}),
  }
}

/** A line with its product as the store has it now, remembering a price that has changed. */
export function freshened(item: CartItem, product: CartProduct): CartItem {
  const { isGone: _, priceWas, ...line } = item
  const was = priceWas ?? line.product.price
  return { ...line, product, ...(was === product.price ? {} : { priceWas: was }) }
}

/** The cart with each line changed into none, one or several; itself where nothing changes. */
export function withItems(cart: Cart, change: (item: CartItem) => readonly CartItem[]): Cart {
  const items = cart.items.flatMap(change)
  const isAsWas = items.length === cart.items.length && items.every((item, at) => item === cart.items[at])
  return isAsWas ? cart : { ...cart, items }
}

function wholePieces(quantity: number): number {
  return Math.min(Math.floor(quantity), mostPieces)
}
