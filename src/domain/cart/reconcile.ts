import type { Rupees } from '../money.ts'
import type { Product } from '../product/product.ts'
import { isSame } from '../wishlist/wishlist.ts'
import { freshened, withItems, type Cart, type CartItem, type CartProduct } from './cart.ts'
import { cartProductOf } from './cartProduct.ts'
import { mergeLines } from './readCart.ts'

/** Something the store says of a kept piece that the shopper does not know yet. */
export type FreshNotice =
  | { what: 'new-price'; product: CartProduct; was: Rupees }
  | { what: 'gone' | 'sold-out' | 'back'; product: CartProduct }

/** What the store was asked for and what it said. Never made of an answer that failed. */
export interface FreshAnswer {
  /** Keys of every product that was asked for; what is not among them is left alone. */
  asked: readonly string[]
  /** Complete: a limit below `asked` would make products look gone. */
  products: readonly Product[]
}

/**
 * The cart with its products as the store has them now. What the store has no more is marked, never dropped; an answer
 * without any product is taken for a fault, and changes nothing.
 */
export function reconcileCart(cart: Cart, fresh: FreshAnswer): { cart: Cart; notices: readonly FreshNotice[] } {
  const notices: FreshNotice[] = []
  const changed = withItems(cart, (item) => {
    const line = reconciled(item, fresh)
    if (line !== item) notices.push(...noticesOf(item, line))
    return [line]
  })
  // A product found by another of its ids may turn out to be one that has a line already.
  return { cart: changed === cart ? cart : { ...changed, items: mergeLines(changed.items) }, notices }
}

/** One kept piece as the store has it now; the very same where nothing has changed. */
export function reconciled(item: CartItem, { asked, products }: FreshAnswer): CartItem {
  if (products.length === 0 || !asked.includes(item.product.key)) return item
  const product =
    products.find(({ key }) => key === item.product.key) ?? products.find((each) => isSame(each, item.product))
  if (!product) return item.isGone ? item : { ...item, isGone: true }
  const line = freshened(item, cartProductOf(product))
  return JSON.stringify(line.product) === JSON.stringify(item.product) && !item.isGone ? item : line
}

/** Whether a kept piece cannot be had at present. */
export function isSoldOut({ product }: Pick<CartItem, 'product'>): boolean {
  return product.availability === 'out-of-stock'
}

/** What there is to tell between two states of a kept piece. */
export function noticesOf(item: CartItem, line: CartItem): FreshNotice[] {
  const { product } = line
  if (line.isGone) return [{ what: 'gone', product }]
  return [
    ...(item.isGone ? [{ what: 'back', product } as const] : []),
    ...(isSoldOut(line) && !isSoldOut(item) ? [{ what: 'sold-out', product } as const] : []),
    ...(item.product.price === product.price ? [] : [{ what: 'new-price', product, was: item.product.price } as const]),
  ]
}
