import { noop } from '#domain/noop.ts'
import type { Loader } from '#api/loader.ts'
import { featuredProductsQuery } from '#api/products.ts'
import { featuredFilter } from './featuredFilter.ts'

export const load: Loader = async ({ queries, store }) => {
  await queries.query(featuredProductsQuery(store, featuredFilter)).catch(noop)
  return undefined
}
