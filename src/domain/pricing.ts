import type { Rupees } from './money.ts'

/** What a piece's reduction comes to; undefined where the original is not above the price. */
export interface Reduction {
  saving: Rupees
  /** Percent off, rounded to the nearest whole number (spec.md §2, product detail). */
  percent: number
}

/** The one place that compares a price with its original: card, product page, sale listing and filter all ask here. */
export function reductionOf(price: Rupees, originalPrice: Rupees): Reduction | undefined {
  if (originalPrice <= price) return undefined
  return { saving: originalPrice - price, percent: Math.round((1 - price / originalPrice) * 100) }
}
