import { queryOptions } from '@tanstack/react-query'
import { filterValuesOf, valuesFields, valuesFilters, type ValuesFilter } from '#domain/listing/filterValues.ts'
import { withChoice, type Listing } from '#domain/listing/listing.ts'
import { listingCondition, type ListingCondition } from '#domain/listing/listingQuery.ts'
import { maxShown } from '#domain/listing/paging.ts'
import type { StoreClient } from './client.ts'
import { productTimes } from './products.ts'

/** What the panel offers: the values of up to 1000 products of the whole catalogue. */
export function filterValuesQuery(client: StoreClient) {
  return queryOptions({
    ...productTimes,
    queryKey: ['filter-values'],
    queryFn: async ({ signal }) => {
      const { products } = await client.readProducts(
        { isActive: true, fields: valuesFields, limit: maxShown },
        { signal },
      )
      return filterValuesOf(products)
    },
  })
}

/**
 * How many products each value would leave of a listing, by the filter's name. The values of one filter are counted as
 * if none of them were chosen, because they are combined by OR; filters with nothing chosen share one request. A filter
 * that the store does not count is left out.
 */
export function filterCountsQuery(client: StoreClient, listing: Listing) {
  const requests = new Map<string, { filter: ListingCondition; counted: ValuesFilter[] }>()
  for (const each of valuesFilters) {
    const filter = listingCondition(withChoice(listing, each.none))
    const request = requests.get(JSON.stringify(filter)) ?? { filter, counted: [] }
    request.counted.push(each)
    requests.set(JSON.stringify(filter), request)
  }
  return queryOptions({
    ...productTimes,
    queryKey: [
      'filter-counts',
      [...requests.values()].map(({ filter, counted }) => ({ filter, counted: counted.map(({ name }) => name) })),
    ],
    queryFn: async ({ signal }) => {
      const counts = await Promise.all(
        [...requests.values()].map(async ({ filter, counted }) => {
          const fields = counted.map(({ control }) => control.column)
          const { facets } = await client.readFacets(filter, fields, { signal })
          return counted.flatMap(({ name, control: { column } }) => {
            const facet = facets.find(({ field }) => field === column)
            return facet ? [[name, facet.values] as const] : []
          })
        }),
      )
      return Object.fromEntries(counts.flat())
    },
  })
}
