import { maxProductsPerAnswer } from '#domain/limits.ts'
import { hasId, otherProducts, type StoreClient } from './client.ts'
import { productsQuery } from './products.ts'
import { StoreError } from './StoreError.ts'

/**
 * Query for the current data of products that the device stores, by key, in one request. Products that are no longer on
 * offer are missing from the response; if all of them are, it contains another product. Rejects if the store has none
 * at all, as it may be empty for a moment. Refetched each time: a cached response may be older than the stored data.
 * `requestedKeys`: the keys that were sent.
 */
export function storedProductsQuery(client: StoreClient, keys: readonly string[]) {
  const requestedKeys = keys.slice(0, maxProductsPerAnswer)
  const query = productsQuery(validating(client, requestedKeys), {
    key: { $in: requestedKeys },
    isActive: true,
    limit: requestedKeys.length,
  })
  return { requestedKeys, query: { ...query, staleTime: 0 } }
}

/** Rejects a response with other products, or with none while the store is empty: all these would seem to be gone. */
function validating(client: StoreClient, requestedKeys: readonly string[]): StoreClient {
  return {
    ...client,
    async readProducts(filter, options) {
      const results = await client.readProducts(filter, options)
      const { products } = results
      if (products.some((product) => requestedKeys.some((key) => hasId(product, key)))) return results
      if (products.length > 0) throw new StoreError(`Failed to read products: ${otherProducts}`, undefined)
      const others = await client.readProducts({ isActive: true, limit: 1 }, options)
      if (others.products.length > 0) return others
      throw new StoreError('Failed to read products: The store has none', undefined)
    },
  }
}
