import type { ProductFilter } from '#contract/productFilter.ts'
import type { Product } from '#domain/product/product.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { hasId, type ProductResults, type StoreClient } from './client.ts'

/**
 * Milliseconds (handbook, Rules: toasts and timings): fresh for 5 minutes, removed from the cache 10 minutes after the
 * last observer.
 */
export const productTimes = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 }

/** A list of products: the listing, a search, the suggestions, related products. */
export function productsQuery(client: StoreClient, filter: ProductFilter) {
  return queryOptions({
    ...productTimes,
    queryKey: ['products', filter] as const,
    queryFn: ({ signal }) => client.readProducts(filter, { signal }),
  })
}

/** Whether a typed text is long enough for suggestions. */
export function suggests(text: string, letters: number): boolean {
  return text.trim().length >= letters
}

/**
 * Suggestions for the search field: the first results of the search page. Not retried, because late suggestions are
 * useless.
 */
export function suggestionsQuery(client: StoreClient, term: string, { limit, letters }: SuggestionLimits) {
  const search = term.trim()
  const query = productsQuery(client, { isActive: true, search, limit })
  return { ...query, enabled: suggests(search, letters), retry: false }
}

interface SuggestionLimits {
  /** Products suggested. */
  limit: number
  /** Minimum number of letters. */
  letters: number
}

/**
 * The active featured products; without any, what the filter finds by itself (handbook, Rules: home). Never inactive
 * ones.
 */
export function featuredProductsQuery(client: StoreClient, filter: ProductFilter) {
  return queryOptions({
    ...productTimes,
    queryKey: ['featured-products', filter],
    queryFn: async ({ signal }) => {
      const active = await client.readProducts({ ...filter, isActive: true }, { signal })
      if (active.products.length > 0) return active
      const { products } = await client.readProducts(filter, { signal })
      const offered = products.filter(({ isActive }) => isActive)
      return { products: offered, total: offered.length }
    },
  })
}

/** One product by any of its ids; null when the store has none, or it is inactive. */
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
 * The product if a list has it cached, as `placeholderData` of `productQuery`. Lists loaded with `fields` are skipped,
 * because their products are incomplete.
 */
export function listedProduct(queries: QueryClient, id: string): Product | undefined {
  const lists = [
    ...queries.getQueriesData<ProductResults>({ queryKey: ['products'] }),
    ...queries.getQueriesData<ProductResults>({ queryKey: ['featured-products'] }),
  ]
  return (
    lists
      // The keys of both lists are made above, with the filter in second place.
      .filter(([[, filter]]) => !(filter as ProductFilter).fields)
      .flatMap(([, page]) => page?.products ?? [])
      .find((product) => hasId(product, id))
  )
}
