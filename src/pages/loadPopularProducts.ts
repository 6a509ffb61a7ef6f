import type { Loader } from '#api/loader.ts'
import { featuredProductsQuery } from '#api/products.ts'
import { featuredFilter } from './home/featuredFilter.ts'

/** Loads what `PopularProducts` shows. The page works without them: a failure is dropped, and the browser retries. */
export const loadPopularProducts: Loader = async ({ queries, store }) => {
  const query = featuredProductsQuery(store, featuredFilter)
  // Inactive: the home page may be showing its own failure.
  await queries
    .query(query)
    .catch(() => queries.removeQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' }))
  return undefined
}
