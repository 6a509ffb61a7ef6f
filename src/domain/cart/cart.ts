import type { Rupees } from '../money.ts'
import type { Product } from '../product/product.ts'

/** The fields of a product that a cart line stores: enough to render and price it without a request. */
export type CartProduct = Pick<
  Product,
  'key' | '_id' | 'id' | 'entityId' | 'name' | 'productCode' | 'category' | 'price' | 'originalPrice' | 'availability'
> & {
  image?: Pick<Product['images'][number], 'url' | 'alt' | 'width' | 'height' | 'colour' | 'focus'>
  /** When a pre-order arrives, where the shop has said so. */
  estimatedDelivery?: string
}

/** Tailoring a shopper may ask for; it has no price here, the shop calls about it. */
export const finishings = ['fall and pico', 'blouse stitching', 'tassels'] as const
export type Finishing = (typeof finishings)[number]

/** One line. Keyed by product and size; no screen offers sizes yet, so most lines have none. */
export interface CartItem {
  product: CartProduct
  /** 1 to `maxQuantity`. */
  quantity: number
  selectedSize?: string
  /** ISO time. */
  addedAt: string
  /** In the order of `finishings`; never empty. */
  finishing?: readonly Finishing[]
  /** No longer in the store: `isBuyable` is false. */
  isGone?: true
  /** Price the shopper last saw, if it has changed since. */
  priceWas?: Rupees
}

/** A placed order whose lines are still to be removed from the cart. */
export interface PendingCompletion {
  orderId: string
  lines: readonly { key: string; quantity: number }[]
  /** ISO time. */
  dueAt: string
}

/** The cart as it is persisted. */
export interface Cart {
  items: readonly CartItem[]
  shippingAddress?: { state: string; city: string }
  appliedCoupon?: string
  /** Discount at the last validation; `orderTotalsOf` recomputes it. */
  couponDiscount: Rupees
  isFirstTimeCustomer: boolean
  /** Never empty. Part of the cart, so that one write removes lines and pending order together, in whichever tab. */
  pendingOrders?: readonly PendingCompletion[]
}

export const emptyCart: Cart = { items: [], couponDiscount: 0, isFirstTimeCustomer: true }

/** Technical limit: the amount of a line stays a safe integer up to a price of nine thousand million rupees. */
export const maxQuantity = 1_000_000

/** Identity of a line: product key and size; '', null and undefined are the same size. */
export function lineKey({ product, selectedSize }: Pick<CartItem, 'product' | 'selectedSize'>): string {
  return JSON.stringify(selectedSize ? [product.key, selectedSize] : [product.key])
}

/**
 * The cart with `quantity` more of a product: on its line if there is one, else on a new line at the end. The line
 * takes the given product data. If the line could not be ordered, its quantity was not counted and starts again. A
 * quantity below 1 adds nothing.
 */
export function addItem(cart: Cart, product: CartProduct, quantity: number, now: Date, selectedSize?: string): Cart {
  if (!(quantity >= 1)) return cart
  const whole = wholeQuantity(quantity)
  const added = { product, quantity: whole, ...(selectedSize ? { selectedSize } : {}), addedAt: now.toISOString() }
  const key = lineKey(added)
  if (!cart.items.some((item) => lineKey(item) === key)) return { ...cart, items: [...cart.items, added] }
  return withItems(cart, (item) => {
    if (lineKey(item) !== key) return [item]
    const line = freshened(item, product)
    return [isBuyable(item) ? joinLines(line, added) : { ...line, quantity: whole }]
  })
}

/** The cart with a line set to `quantity`; 0 or less removes the line, NaN changes nothing. */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart
  return withItems(cart, (item) => {
    if (lineKey(item) !== key) return [item]
    return quantity >= 1 ? [{ ...item, quantity: wholeQuantity(quantity) }] : []
  })
}

/** The cart with a line's quantity changed by `by`, at least 1: what a stepper does. */
export function changeQuantity(cart: Cart, key: string, by: number): Cart {
  const line = cart.items.find((item) => lineKey(item) === key)
  return line ? setQuantity(cart, key, Math.max(1, line.quantity + by)) : cart
}

/** The cart without any line of a product. */
export function removeProduct(cart: Cart, productKey: string): Cart {
  return withItems(cart, (item) => (item.product.key === productKey ? [] : [item]))
}

/** Whether a line can be ordered. One that cannot, gone or sold out, is shown, but neither counted nor priced. */
export function isBuyable({ product, isGone }: Pick<CartItem, 'product' | 'isGone'>): boolean {
  return !isGone && product.availability !== 'out-of-stock'
}

/** Number of items, for the badge: the sum of the quantities of the lines that can be ordered. */
export function itemCountOf(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((count, item) => count + (isBuyable(item) ? item.quantity : 0), 0)
}

/** Merges two lines of one key: the first, with the quantity and the finishing of both. */
export function joinLines(line: CartItem, other: CartItem): CartItem {
  const finishing = finishings.filter((each) => line.finishing?.includes(each) || other.finishing?.includes(each))
  return {
    ...line,
    quantity: wholeQuantity(line.quantity + other.quantity),
    ...(finishing.length > 0 ? { finishing } : {}),
  }
}

/** A line with current product data; a changed price is recorded in `priceWas`. */
export function freshened(item: CartItem, product: CartProduct): CartItem {
  const { isGone: _, priceWas, ...line } = item
  const was = priceWas ?? line.product.price
  return { ...line, product, ...(was === product.price ? {} : { priceWas: was }) }
}

/** flatMap over the lines; the same cart object when nothing changes. */
export function withItems(cart: Cart, change: (item: CartItem) => readonly CartItem[]): Cart {
  const items = cart.items.flatMap(change)
  const isAsWas = items.length === cart.items.length && items.every((item, at) => item === cart.items[at])
  return isAsWas ? cart : { ...cart, items }
}

function wholeQuantity(quantity: number): number {
  return Math.min(Math.floor(quantity), maxQuantity)
}
