import { finishings, lineKey, withItems, type Cart, type Finishing } from './cart.ts'

/** The cart with one finishing of a line selected or deselected. */
export function withFinishing(cart: Cart, key: string, finishing: Finishing, isWanted: boolean): Cart {
  return withItems(cart, (item) => {
    const { finishing: had = [], ...line } = item
    if (lineKey(item) !== key || had.includes(finishing) === isWanted) return [item]
    const wanted = finishings.filter((each) => (each === finishing ? isWanted : had.includes(each)))
    return [wanted.length > 0 ? { ...line, finishing: wanted } : line]
  })
}

/** The cart after the shopper has dismissed the price changes. */
export function withPricesSeen(cart: Cart): Cart {
  return withItems(cart, (item) => {
    const { priceWas, ...line } = item
    return [priceWas === undefined ? item : line]
  })
}

/** The cart without lines that are no longer available. */
export function withoutGone(cart: Cart): Cart {
  return withItems(cart, (item) => (item.isGone ? [] : [item]))
}
