import { queryOptions } from '@tanstack/react-query'
import { filterValuesOf, offeredLists, type OfferedList } from '#domain/listing/filterValues.ts'
import { listedFilters, mostShown, type Listing } from '#domain/listing/listing.ts'
import { conditionOf, withoutListed } from '#domain/listing/listingQuery.ts'
import type { StoreClient } from './client.ts'
import { productTimes } from './products.ts'

/** What the panel offers: the colours, fabrics and occasions of up to 1000 products of the catalogue (spec.md §7). */
export function filterValuesQuery(client: StoreClient) {
  return queryOptions({
    ...productTimes,
    queryKey: ['filter-values'],
    queryFn: async ({ signal }) => {
      const fields = offeredLists.map((name) => listedFilters[name])
      const { products } = await client.readProducts({ isActive: true, fields, limit: mostShown }, { signal })
      return filterValuesOf(products)
    },
  })
}

/**
 * How many products each value would leave of a listing. The values of one list are counted as
 * if none of that list were chosen, for they join each other; lists with nothing chosen share one question.
 */
export function filterCountsQuery(client: StoreClient, listing: Listing) {
  const questions = new Map<string, { filter: ReturnType<typeof conditionOf>; lists: OfferedList[] }>()
  for (const name of offeredLists) {
    const filter = conditionOf(withoutListed(listing, name))
    const question = questions.get(JSON.stringify(filter)) ?? { filter, lists: [] }
    question.lists.push(name)
    questions.set(JSON.stringify(filter), question)
  }
  return queryOptions({
    ...productTimes,
    queryKey: ['filter-counts', [...questions.values()]],
    queryFn: async ({ signal }) => {
      const counted = await Promise.all(
        [...questions.values()].map(async ({ filter, lists }) => {
          const fields = lists.map((name) => listedFilters[name])
          const { facets } = await client.readFacets(filter, fields, { signal })
          return lists.map((name) => [name, facets.find(({ field }) => field === listedFilters[name])?.values] as const)
        }),
      )
      const byList = new Map(counted.flat())
      const of = (name: OfferedList) => byList.get(name) ?? []
      return { colors: of('colors'), fabrics: of('fabrics'), occasions: of('occasions') }
    },
  })
}
