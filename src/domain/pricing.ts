import type { Rupees } from './money.ts'

/** A product's reduction; undefined where the original is not above the price. */
export interface Reduction {
  saving: Rupees
  /** Percent off, rounded to the nearest whole number, at least 1: a reduction is never '0% off'. */
  percent: number
}

/** The only comparison of price and original price: card, product page, sale listing and filter all call it. */
export function reductionOf(price: Rupees, originalPrice: Rupees): Reduction | undefined {
  if (originalPrice <= price) return undefined
  const saving = originalPrice - price
  // Multiplied before the division: the other way round, exact halves would be missed.
  return { saving, percent: Math.max(1, Math.round((saving * 100) / originalPrice)) }
}
