import { noop } from '#domain/noop.ts'
import type { Loader } from '#api/loader.ts'
import { productQuery } from '#api/products.ts'
import { goneProductPath } from '#site/paths.ts'

/** If the store responds that it has no such product, redirects to the listing (handbook, Rules: product page). */
export const load: Loader = async ({ queries, store }, { params }) => {
  const product = await queries.query(productQuery(store, params['id'] ?? '')).catch(noop)
  return product === null ? goneProductPath(params['id'] ?? '') : undefined
}
