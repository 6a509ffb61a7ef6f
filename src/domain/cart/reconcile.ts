import type { Product } from '../product/product.ts'
import { isSame } from '../wishlist/wishlist.ts'
import { freshened, withItems, type Cart, type CartItem } from './cart.ts'
import { cartProductOf } from './cartProduct.ts'
import { mergeLines } from './readCart.ts'

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
export function reconcileCart(cart: Cart, fresh: CatalogueSnapshot): Cart {
  const changed = withItems(cart, (item) => [reconciled(item, fresh)])
  // A product matched by another of its ids may already have a line.
  return changed === cart ? cart : { ...changed, items: mergeLines(changed.items) }
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
