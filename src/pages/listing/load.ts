import { noop } from '@tanstack/react-query'
import { filterCountsQuery, filterValuesQuery } from '#api/filters.ts'
import type { Loader, Services } from '#api/loader.ts'
import { productsQuery } from '#api/products.ts'
import { queryOf } from '#domain/listing/listingQuery.ts'
import { listingFromUrl } from '#domain/listing/listingUrl.ts'
import { popularQuery, seriesQuery } from './similarQueries.ts'

/** The cards of a listing, values and counts of its filters where they are open, and what resembles a product that is gone. */
export const load: Loader = async (services, { url, params }) => {
  const { queries, store } = services
  const listing = listingFromUrl(params['category'], url.searchParams)
  await Promise.all([
    queries.query(productsQuery(store, queryOf(listing))).catch(noop),
    listing.isPanelOpen && queries.query(filterValuesQuery(store)).catch(noop),
    listing.isPanelOpen && queries.query(filterCountsQuery(store, listing)).catch(noop),
    loadSimilar(services, url.searchParams.get('gone')),
  ])
  return undefined
}

async function loadSimilar({ queries, store }: Services, gone: string | null) {
  if (gone === null) return
  const series = seriesQuery(store, gone)
  const like = series && (await queries.query(series).catch(noop))
  if (!series || like?.total === 0) await queries.query(popularQuery(store)).catch(noop)
}
