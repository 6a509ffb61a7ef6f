import { formatRupees, type Rupees } from '../money.ts'

/** Rupees, inclusive; a missing one means no limit. */
export interface Prices {
  priceMin?: Rupees | undefined
  priceMax?: Rupees | undefined
}

/** A band of the filter panel. */
export interface PriceBand extends Prices {
  name: string
}

export const priceBands: readonly PriceBand[] = [
  { name: 'Under ₹5,000', priceMax: 5000 },
  { name: '₹5,000-10,000', priceMin: 5000, priceMax: 10_000 },
  { name: '₹10,000-20,000', priceMin: 10_000, priceMax: 20_000 },
  { name: '₹20,000-50,000', priceMin: 20_000, priceMax: 50_000 },
  { name: '₹50,000-1,00,000', priceMin: 50_000, priceMax: 100_000 },
  { name: 'Above ₹1,00,000', priceMin: 100_000 },
]

/** The band with exactly these prices; undefined if there is none. */
export function priceBandOf({ priceMin, priceMax }: Prices): PriceBand | undefined {
  return priceBands.find((band) => band.priceMin === priceMin && band.priceMax === priceMax)
}

/** The prices in words: the band's name, or the two ends; undefined without any. */
export function priceWordsOf(prices: Prices): string | undefined {
  const { priceMin, priceMax } = prices
  const band = priceBandOf(prices)
  if (band) return band.name
  if (priceMin === undefined) return priceMax === undefined ? undefined : `Up to ${formatRupees(priceMax)}`
  if (priceMax === undefined) return `${formatRupees(priceMin)} and above`
  return `${formatRupees(priceMin)} – ${formatRupees(priceMax)}`
}
