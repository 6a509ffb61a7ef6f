import type { ValueColumn } from '#domain/product/columns.ts'

/** What a shopper can sort by; by default in the shop's own order. */
export const sortKeys = ['price', 'rating', 'name', 'newest'] as const
export type SortBy = (typeof sortKeys)[number]

export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** One step of an order. Names compare in lower case, by code point; blanks come last in both directions. */
export interface OrderStep {
  column: Extract<ValueColumn, 'price' | 'rating' | 'name' | 'launched' | 'sortOrder' | 'reviewCount' | 'key'>
  descending: boolean
}

/**
 * The steps of an order, always ending in the key so that pages never overlap. Popular, the default, is sortOrder, then
 * the most reviewed; a direction alone does not reverse it.
 */
export function orderSteps(sortBy: SortBy | undefined, sortOrder: SortOrder | undefined): readonly OrderStep[] {
  const last: OrderStep = { column: 'key', descending: false }
  if (!sortBy) {
    return [{ column: 'sortOrder', descending: false }, { column: 'reviewCount', descending: true }, last]
  }
  const usual = sortBy === 'rating' || sortBy === 'newest' ? 'desc' : 'asc'
  const column = sortBy === 'newest' ? 'launched' : sortBy
  return [{ column, descending: (sortOrder ?? usual) === 'desc' }, last]
}
