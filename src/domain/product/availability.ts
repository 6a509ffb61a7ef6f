/** Whether a product can be bought now, later or not at all (handbook, Rules: product data). */
export type Availability = 'in-stock' | 'out-of-stock' | 'pre-order'

/** When a product in stock arrives, where its record does not say. */
export const defaultDelivery = '3-5 business days'

/**
 * When a pre-order comes, if its record says; undefined for all others. In stock, the time depends on the destination, and a
 * pre-order with the default time would promise too much.
 */
export function preOrderTime({
  availability,
  estimatedDelivery,
}: {
  availability: Availability
  estimatedDelivery?: string
}): string | undefined {
  return availability === 'pre-order' && estimatedDelivery !== defaultDelivery ? estimatedDelivery : undefined
}

/** Labels on the product page. */
export const availabilityLabels: Readonly<Record<Availability, string>> = {
  'in-stock': 'In Stock',
  'out-of-stock': 'Out of Stock',
  'pre-order': 'Available for Pre-order',
}

/** What the words of a record mean: 'In Stock', 'sold out', 'Pre-order'; undefined for any others. */
export function statedAvailability(stated: string): Availability | undefined {
  const words = stated.toLowerCase().replace(/[^a-z]/g, '')
  if (words === 'instock' || words === 'available') return 'in-stock'
  if (words === 'outofstock' || words === 'soldout' || words === 'unavailable') return 'out-of-stock'
  return words === 'preorder' ? 'pre-order' : undefined
}

/**
 * Resolves three fields that may disagree: a stated availability wins, else inStock, else the count.
 * A record that states none of them is in stock.
 */
export function availabilityOf(
  stated: string,
  inStock: boolean | undefined,
  stockCount: number | undefined,
): Availability {
  const availability = statedAvailability(stated)
  if (availability) return availability
  if (inStock !== undefined) return inStock ? 'in-stock' : 'out-of-stock'
  return stockCount === undefined || stockCount > 0 ? 'in-stock' : 'out-of-stock'
}
