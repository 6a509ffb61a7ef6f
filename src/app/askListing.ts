import { noop } from '@tanstack/react-query'
import { productsQuery } from '#api/products.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { queryOf } from '#domain/listing/listingQuery.ts'
import { listingFromUrl } from '#domain/listing/listingUrl.ts'
import type { Question, Services } from './questions.ts'

/** The cards of a listing, and what its filters show where they stand open. */
export const askListing: Question = async ({ queries, store }, url, { category }) => {
  const listing = listingFromUrl(category, url.searchParams)
  await Promise.all([
    queries.query(productsQuery(store, queryOf(listing))).catch(noop),
    listing.isPanelOpen && askFilters({ queries, store }, listing).catch(noop),
  ])
  return undefined
}

/** Few pages are opened with their filters: the questions come when they are needed. */
async function askFilters({ queries, store }: Services, listing: Listing): Promise<void> {
  const { filterCountsQuery, filterValuesQuery } = await import('#api/filters.ts')
  await Promise.all([queries.query(filterValuesQuery(store)), queries.query(filterCountsQuery(store, listing))])
}
