import type { CartProduct } from '#domain/cart/cart.ts'
import { preOrderTime } from '#domain/product/availability.ts'

/** The note on a pre-order, with its delivery time; undefined for other products. */
export function preOrderNote(product: Pick<CartProduct, 'availability' | 'estimatedDelivery'>): string | undefined {
  if (product.availability !== 'pre-order') return undefined
  return `Pre-order, ${preOrderTime(product) ?? 'we tell you when it comes'}`
}

/** When lines arrive, one text for each time: '2-3 days' for what is in stock, then each pre-order's own. */
export function deliveryTimes(lines: readonly { product: CartProduct }[], estimatedDays: string): readonly string[] {
  const notes = new Set(lines.map(({ product }) => preOrderNote(product)))
  return [
    ...(notes.has(undefined) ? [`${estimatedDays} days`] : []),
    ...[...notes].filter((note) => note !== undefined),
  ]
}
