import { formatRupees } from '../money.ts'
import { displayName } from '../product/product.ts'
import { isBuyable, type CartItem } from './cart.ts'

/** How a line differs from what the shopper chose, which she must know before ordering; undefined if it does not. */
export function lineMarkOf(item: Pick<CartItem, 'product' | 'isGone' | 'priceWas'>): string | undefined {
  if (item.isGone) return 'No longer available'
  if (!isBuyable(item)) return 'Out of Stock, left out of the total'
  return item.priceWas === undefined ? undefined : `It was ${formatRupees(item.priceWas)} when you chose it`
}

/** Every line that differs from what was chosen, by name; undefined where none does. */
export function lineMarksOf(items: readonly CartItem[]): string | undefined {
  const marks = items.flatMap((item) => {
    const [name, mark] = [displayName(item.product), lineMarkOf(item)]
    if (!mark) return []
    if (item.priceWas === undefined || !isBuyable(item)) return [`${name}: ${mark}.`]
    return [
      `${name} is ${formatRupees(item.product.price)} now; it was ${formatRupees(item.priceWas)} when you chose it.`,
    ]
  })
  return marks.join(' ') || undefined
}
