import type { StoreClient } from '#api/client.ts'
import { productsQuery } from '#api/products.ts'
import { limits } from '#site/limits.ts'

/** The bestsellers below a list without products. */
export function popularQuery(store: StoreClient) {
  return productsQuery(store, { isActive: true, limit: limits.relatedProducts, isBestseller: true })
}
