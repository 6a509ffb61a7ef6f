import { itemCountOf, joinLines, lineKey, type Cart, type CartItem } from './cart.ts'
import { withoutCoupon } from './cartCoupon.ts'

/** What a step took out of a cart, and where it lay: enough to put it back. */
export interface Removal {
  /** Lines that are gone altogether. */
  lines: readonly CartItem[]
  /** Every line key there was, in its order. */
  order: readonly string[]
  /** Pieces, for 'Cart cleared ({n} items removed)'. */
  pieces: number
  appliedCoupon?: string
}

/** The cart without lines and coupon (spec.md §4); a first order is still to come if it was, the address stays. */
export function clearCart(cart: Cart): Cart {
  return { ...withoutCoupon(cart), items: [] }
}

/** What a step took out. */
export function removalOf(before: Cart, after: Cart): Removal {
  const left = new Set(after.items.map(lineKey))
  const lines = before.items.filter((item) => !left.has(lineKey(item)))
  const coupon = before.appliedCoupon
  return {
    lines,
    order: before.items.map(lineKey),
    pieces: itemCountOf({ items: lines }),
    ...(coupon && coupon !== after.appliedCoupon ? { appliedCoupon: coupon } : {}),
  }
}

/**
 * The cart with what was taken out back at its place. A piece that was put in again meanwhile is added up; a coupon
 * comes back where no other has been entered, still to be validated.
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
  // Before the nearest that followed it, else after the nearest that came before: what is new stays at the end.
  const at = find(order.slice(place + 1)) ?? (find(order.slice(0, place).toReversed()) ?? -1) + 1
  return items.toSpliced(at, 0, line)
}
