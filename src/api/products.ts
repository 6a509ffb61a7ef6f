import type { FacetField } from '#contract/facets.ts'
import type { FacetsFilter, ProductFilter } from '#contract/productFilter.ts'
import type { Product } from '#domain/product/product.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ProductPage, StoreClient } from './client.ts'

/** Milliseconds (spec.md §7 and §9): an answer is fresh for 5 minutes, and forgotten 10 minutes after its last reader. */
export const productTimes = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 }

/** A list of products: the listing, a search, the suggestions, the related pieces. */
export function productsQuery(client: StoreClient, filter: ProductFilter) {
  return queryOptions({
    ...productTimes,
    queryKey: ['products', filter] as const,
    queryFn: ({ signal }) => client.readProducts(filter, { signal }),
  })
}

/** Whether two questions are of the same category, search and list, whatever else they are narrowed or ordered by. */
export function isSameList(one: ProductFilter, other: ProductFilter): boolean {
  return (['category', 'search', 'isNew', 'isBestseller'] as const).every((name) => one[name] === other[name])
}

/** The longest text that is typed and still suggests nothing (spec.md §2). */
const silentLetters = 2

/** Whether a typed text is long enough to suggest anything: more than two letters (spec.md §2). */
export function suggests(text: string): boolean {
  return text.trim().length > silentLetters
}

/**
 * Products for the list under the search field: the first five of what the search page would show (spec.md §2). Asked
 * once: a suggestion that comes seconds late suggests nothing.
 */
export function suggestionsQuery(client: StoreClient, term: string) {
  const search = term.trim()
  return { ...productsQuery(client, { isActive: true, search, limit: 5 }), enabled: suggests(search), retry: false }
}

/** The values of fields among the products of a question, each with its count: what a filter panel offers. */
export function facetsQuery(client: StoreClient, filter: FacetsFilter, fields: readonly FacetField[]) {
  return queryOptions({
    ...productTimes,
    queryKey: ['facets', filter, fields],
    queryFn: ({ signal }) => client.readFacets(filter, fields, { signal }),
  })
}

/** The featured pieces that are on offer; when there are none, whatever the caller's own filter finds (spec.md §7). */
export function featuredProductsQuery(client: StoreClient, filter: ProductFilter) {
  return queryOptions({
    ...productTimes,
    queryKey: ['featured-products', filter],
    queryFn: async ({ signal }) => {
      const offered = await client.readProducts({ ...filter, isActive: true }, { signal })
      return offered.products.length > 0 ? offered : client.readProducts(filter, { signal })
    },
  })
}

/** One product by any of its ids; null when the store has none, or does not offer it any more. */
export function productQuery(client: StoreClient, id: string) {
  return queryOptions({
    ...productTimes,
    queryKey: ['product', id],
    queryFn: async ({ signal }): Promise<Product | null> => {
      const product = await client.readProduct(id, { signal })
      return product?.isActive ? product : null
    },
  })
}

/**
 * The product if a list already brought it, so that its page can be painted at once: `placeholderData` of
 * `productQuery`. Lists read with `fields` are passed over, for their products are not whole.
 */
export function listedProduct(queries: QueryClient, id: string): Product | undefined {
  const lists = [
    ...queries.getQueriesData<ProductPage>({ queryKey: ['products'] }),
    ...queries.getQueriesData<ProductPage>({ queryKey: ['featured-products'] }),
  ]
  return (
    lists
      // The keys of both lists are made above, with the filter in second place.
      .filter(([[, filter]]) => !(filter as ProductFilter).fields)
      .flatMap(([, page]) => page?.products ?? [])
      .find((product) => [product.entityId, product._id, product.id].includes(id))
  )
}
