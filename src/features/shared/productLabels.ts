import { formatRupees } from '#domain/money.ts'
import { reductionOf } from '#domain/pricing.ts'
import type { Product } from '#domain/product/product.ts'
import { availabilityLabels, type Availability } from '#domain/product/availability.ts'

/** Formatted prices for `ui/Price`; original and saving only where the product is reduced. */
export function formatPrices({ price, originalPrice }: Pick<Product, 'price' | 'originalPrice'>) {
  const reduction = reductionOf(price, originalPrice)
  return {
    price: formatRupees(price),
    ...(reduction
      ? {
          original: formatRupees(originalPrice),
          saving: `Save ${formatRupees(reduction.saving)}`,
          percentOff: `${reduction.percent}% off`,
        }
      : {}),
  }
}

/** Labels of the stock badge of a card. */
export const stockLabels: Readonly<
  Record<Availability, { icon: 'check' | 'cross' | 'clock'; symbol: string; text: string }>
> = {
  'in-stock': { icon: 'check', symbol: '✓', text: availabilityLabels['in-stock'] },
  'out-of-stock': { icon: 'cross', symbol: '✗', text: availabilityLabels['out-of-stock'] },
  'pre-order': { icon: 'clock', symbol: '', text: availabilityLabels['pre-order'] },
}
