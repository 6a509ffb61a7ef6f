import type { Rupees } from '../money.ts'
import type { Product } from '../product/product.ts'
import { isSame } from '../wishlist/wishlist.ts'
import { freshened, withItems, type Cart, type CartItem, type CartProduct } from './cart.ts'
import { cartProductOf } from './cartProduct.ts'
import { mergeLines } from './readCart.ts'

/** A difference between a stored product and the store's current one, to be shown to the shopper. */
export type FreshNotice =
  | { what: 'new-price'; product: CartProduct; was: Rupees }
  | { what: 'gone' | 'sold-out' | 'back'; product: CartProduct }

/** The requested keys and the products of the response. Only built from a successful response. */
export interface CatalogueSnapshot {
  /** Every requested key; other lines are not touched. */
  requestedKeys: readonly string[]
  /** All matches: a limit smaller than `requestedKeys` would make products look deleted. */
  products: readonly Product[]
}

/**
 * The cart with current product data. Deleted products are marked, never removed; a response
 * without any product is treated as an error, and changes nothing.
 */
export function reconcileCart(cart: Cart, fresh: CatalogueSnapshot): { cart: Cart; notices: readonly FreshNotice[] } {
  const notices: FreshNotice[] = []
  const changed = withItems(cart, (item) => {
    const line = reconciled(item, fresh)
    if (line !== item) notices.push(...noticesOf(item, line))
    return [line]
  })
  // A product matched by another of its ids may already have a line.
  return { cart: changed === cart ? cart : { ...changed, items: mergeLines(changed.items) }, notices }
}

/** One stored product with current data; the same object when nothing has changed. */
export function reconciled(item: CartItem, { requestedKeys, products }: CatalogueSnapshot): CartItem {
  if (products.length === 0 || !requestedKeys.includes(item.product.key)) return item
  const product =
    products.find(({ key }) => key === item.product.key) ?? products.find((each) => isSame(each, item.product))
  if (!product) return item.isGone ? item : { ...item, isGone: true }
  const line = freshened(item, cartProductOf(product))
  return JSON.stringify(line.product) === JSON.stringify(item.product) && !item.isGone ? item : line
}

/** Whether a stored product cannot be bought at present. */
export function isSoldOut({ product }: Pick<CartItem, 'product'>): boolean {
  return product.availability === 'out-of-stock'
}

/** The differences between two states of a stored product. */
export function noticesOf(item: CartItem, line: CartItem): FreshNotice[] {
  const { product } = line
  if (line.isGone) return [{ what: 'gone', product }]
  return [
    ...(item.isGone ? [{ what: 'back', product } as const] : []),
    ...(isSoldOut(line) && !isSoldOut(item) ? [{ what: 'sold-out', product } as const] : []),
    ...(item.product.price === product.price ? [] : [{ what: 'new-price', product, was: item.product.price } as const]),
  ]
}
