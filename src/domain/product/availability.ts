/** Whether a piece can be bought now, later or not (spec.md §2, product detail). */
export type Availability = 'in-stock' | 'out-of-stock' | 'pre-order'

/** What the product page says of it. */
export const availabilityLabels: Readonly<Record<Availability, string>> = {
  'in-stock': 'In Stock',
  'out-of-stock': 'Out of Stock',
  'pre-order': 'Available for Pre-order',
}

/**
 * The one answer out of three fields that may disagree: a stated availability wins, else inStock, else the count.
 * A record that says nothing is on the shelf.
 */
export function availabilityOf(
  stated: string,
  inStock: boolean | undefined,
  stockCount: number | undefined,
): Availability {
  const words = stated.toLowerCase().replace(/[^a-z]/g, '')
  if (words === 'instock' || words === 'available') return 'in-stock'
  if (words === 'outofstock' || words === 'soldout' || words === 'unavailable') return 'out-of-stock'
  if (words === 'preorder') return 'pre-order'
  if (inStock !== undefined) return inStock ? 'in-stock' : 'out-of-stock'
  return stockCount === undefined || stockCount > 0 ? 'in-stock' : 'out-of-stock'
}
