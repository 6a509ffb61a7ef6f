import { filters } from './filters.ts'
import type { Listing, ListingFilter, ListingSort } from './listing.ts'
import type { ProductClause } from '../filterKinds/productClause.ts'

const filterClauses: Readonly<Record<ListingFilter, ProductClause>> = {
  new: { isNew: true },
  bestsellers: { isBestseller: true },
  sale: { discount: { $gt: 0 } },
}

/** The shop's own order is not sent: the store answers in it by default. */
const orders = {
  popular: {},
  newest: { sortBy: 'newest', sortOrder: 'desc' },
  'price-low': { sortBy: 'price', sortOrder: 'asc' },
  'price-high': { sortBy: 'price', sortOrder: 'desc' },
  rating: { sortBy: 'rating', sortOrder: 'desc' },
  name: { sortBy: 'name', sortOrder: 'asc' },
} as const satisfies Record<ListingSort, object>

/** What a product must be to appear in a listing, in the filter language of the store. */
export type ListingCondition = ProductClause & { isActive: true; search?: string }

/** The store's query for a listing. */
export function queryOf(listing: Listing) {
  return { ...listingCondition(listing), ...orders[listing.sort], limit: listing.show }
}

/** What a product must be to appear in a listing: active, and matching everything that was chosen. */
export function listingCondition(listing: Listing): ListingCondition {
  const { category, search, filter } = listing
  return {
    isActive: true,
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(filter ? filterClauses[filter] : {}),
    ...filters.reduce<ProductClause>((clauses, { condition }) => ({ ...clauses, ...condition(listing) }), {}),
  }
}
