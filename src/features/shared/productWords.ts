import { formatRupees } from '#domain/money.ts'
import { reductionOf } from '#domain/pricing.ts'
import type { Product } from '#domain/product/product.ts'
import type { Availability } from '#domain/product/availability.ts'

/** A product's prices as words for `ui/Price`; original and saving only where it is truly reduced. */
export function priceWords({ price, originalPrice }: Pick<Product, 'price' | 'originalPrice'>) {
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

/** The stock badge of a card (spec.md §2, product card); pre-order is neither and says so. */
export const stockWords: Readonly<
  Record<Availability, { mark: 'check' | 'cross' | 'clock'; sign: string; text: string }>
> = {
  'in-stock': { mark: 'check', sign: '✓', text: 'In Stock' },
  'out-of-stock': { mark: 'cross', sign: '✗', text: 'Out of Stock' },
  'pre-order': { mark: 'clock', sign: '', text: 'Available for Pre-order' },
}
