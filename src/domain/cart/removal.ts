import { joinLines, lineKey, type Cart, type CartItem } from './cart.ts'
import { withoutCoupon } from './cartCoupon.ts'

/** What a change removed from a cart, and from where: enough to undo it. */
export interface Removal {
  /** Lines that were removed. */
  lines: readonly CartItem[]
  /** Every line key before the removal, in order. */
  order: readonly string[]
  /** Number of items, also of lines that cannot be ordered, for 'Cart cleared ({n} items removed)'. */
  itemCount: number
  appliedCoupon?: string
}

/** The cart without lines and coupon; first-time status and address are kept. */
export function clearCart(cart: Cart): Cart {
  return { ...withoutCoupon(cart), items: [] }
}

/** The difference between two carts, for undo. */
export function removalOf(before: Cart, after: Cart): Removal {
  const left = new Set(after.items.map(lineKey))
  const lines = before.items.filter((item) => !left.has(lineKey(item)))
  const coupon = before.appliedCoupon
  return {
    lines,
    order: before.items.map(lineKey),
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    ...(coupon && coupon !== after.appliedCoupon ? { appliedCoupon: coupon } : {}),
  }
}

/**
 * The cart with a removal undone. A product that was added again meanwhile is merged; a coupon
 * is restored unless another was entered, and must be validated by the caller.
 */
export function undoRemoval(cart: Cart, { lines, order, appliedCoupon }: Removal): Cart {
  const items = lines.reduce<readonly CartItem[]>((restored, line) => putBack(restored, line, order), cart.items)
  return { ...cart, items, ...(appliedCoupon && !cart.appliedCoupon ? { appliedCoupon } : {}) }
}

function putBack(items: readonly CartItem[], line: CartItem, order: readonly string[]): readonly CartItem[] {
  const key = lineKey(line)
  if (items.some((item) => lineKey(item) === key)) {
    return items.map((item) => (lineKey(item) === key ? joinLines(item, line) : item))
  }
  const place = order.indexOf(key)
  const find = (neighbours: readonly string[]) =>
    neighbours.map((each) => items.findIndex((item) => lineKey(item) === each)).find((at) => at >= 0)
  // Before the nearest following line, else after the nearest preceding one: new lines stay at the end.
  const at = find(order.slice(place + 1)) ?? (find(order.slice(0, place).toReversed()) ?? -1) + 1
  return items.toSpliced(at, 0, line)
}
