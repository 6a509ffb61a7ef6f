import { noop } from '#domain/noop.ts'
import { filterCountsQuery, filterValuesQuery } from '#api/filters.ts'
import type { Loader } from '#api/loader.ts'
import { productsQuery } from '#api/products.ts'
import { queryOf } from '#domain/listing/listingQuery.ts'
import { listingFromUrl } from '#domain/listing/listingUrl.ts'
import { popularQuery } from './popularQuery.ts'
import { similarQuery } from './similarQuery.ts'

/**
 * The cards of a listing, bestsellers if it has none, values and counts of its filters where they are open, and what
 * resembles a product that is gone.
 */
export const load: Loader = async ({ queries, store }, { url, params }) => {
  const gone = url.searchParams.get('gone')
  const listing = listingFromUrl(params['category'], url.searchParams)
  await Promise.all([
    loadCards().catch(noop),
    listing.isPanelOpen && queries.query(filterValuesQuery(store)).catch(noop),
    listing.isPanelOpen && queries.query(filterCountsQuery(store, listing)).catch(noop),
    gone && queries.query(similarQuery(store, gone)).catch(noop),
  ])
  return undefined

  async function loadCards() {
    const { total } = await queries.query(productsQuery(store, queryOf(listing)))
    if (total === 0) await queries.query(popularQuery(store))
  }
}
