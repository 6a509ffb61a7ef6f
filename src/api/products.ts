import type { ProductFilter } from '#contract/productFilter.ts'
import type { Product } from '#domain/product/product.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ProductPage, StoreClient } from './client.ts'

/** Milliseconds (spec.md §7 and §9): an answer is fresh for 5 minutes, and forgotten 10 minutes after its last reader. */
const productTimes = { staleTime: 5 * 60_000, gcTime: 10 * 60_000 }

/** A list of products: the listing, a search, the suggestions, the related pieces. */
export function productsQuery(client: StoreClient, filter: ProductFilter) {
  return queryOptions({
    ...productTimes,
    queryKey: ['products', filter],
    queryFn: ({ signal }) => client.readProducts(filter, { signal }),
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

/** One product by any of its ids; null when the store has none. */
export function productQuery(client: StoreClient, id: string) {
  return queryOptions({
    ...productTimes,
    queryKey: ['product', id],
    queryFn: async ({ signal }): Promise<Product | null> => (await client.readProduct(id, { signal })) ?? null,
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
  return lists
    .filter(([[, filter]]) => !(filter as ProductFilter).fields)
    .flatMap(([, page]) => page?.products ?? [])
    .find((product) => [product.entityId, product._id, product.id].includes(id))
}
