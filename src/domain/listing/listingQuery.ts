import type { Listing, ListingFilter } from './listing.ts'

const filterClauses = {
  new: { isNew: true },
  bestsellers: { isBestseller: true },
  sale: { discount: { $gt: 0 } },
} as const satisfies Record<ListingFilter, object>

/** The store's question for a listing (spec.md §7, product list query). No price in the address, no price clause. */
export function queryOf({ category, search, filter, priceMin, priceMax, show }: Listing) {
  const price = {
    ...(priceMin === undefined ? {} : { $gte: priceMin }),
    ...(priceMax === undefined ? {} : { $lte: priceMax }),
  }
  return {
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(filter ? filterClauses[filter] : {}),
    ...(Object.keys(price).length > 0 ? { price } : {}),
    limit: show,
  }
}
