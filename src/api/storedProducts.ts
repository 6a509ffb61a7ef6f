import { maxProductsPerAnswer } from '#domain/limits.ts'
import { hasId, otherProducts, type StoreClient } from './client.ts'
import { productsQuery } from './products.ts'
import { StoreError } from './StoreError.ts'

/**
 * The products a device keeps, by their keys, in one question; `requestedKeys` is what it is about, and what is not on offer any
 * more is missing from the answer. What was kept may be newer than an answer in the cache: it is always fetched anew.
 */
export function keptProductsQuery(client: StoreClient, keys: readonly string[]) {
  const requestedKeys = keys.slice(0, maxProductsPerAnswer)
  const query = productsQuery(checked(client, requestedKeys), {
    key: { $in: requestedKeys },
    isActive: true,
    limit: requestedKeys.length,
  })
  return { requestedKeys, query: { ...query, staleTime: 0 } }
}

/** An answer about other products says nothing of these: they would all seem to be gone. */
function checked(client: StoreClient, requestedKeys: readonly string[]): StoreClient {
  return {
    ...client,
    async readProducts(filter, options) {
      const results = await client.readProducts(filter, options)
      const { products } = results
      if (products.length === 0 || products.some((product) => requestedKeys.some((key) => hasId(product, key))))
        return results
      throw new StoreError(`Failed to read products: ${otherProducts}`, undefined)
    },
  }
}
