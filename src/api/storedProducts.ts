import { queryOptions } from '@tanstack/react-query'
import { maxProductsPerAnswer } from '#domain/limits.ts'
import { hasId, otherProducts, productsFailed, type StoreClient } from './client.ts'
import { productTimes } from './products.ts'
import { StoreError } from './StoreError.ts'

/**
 * Query for the current data of products that the device stores, by key, in one request. Products that are no longer on
 * offer are missing from the response; if all of them are, it contains another product. Rejects if the store has none
 * at all, as it may be empty for a moment. Refetched each time: a cached response may be older than the stored data.
 * `requestedKeys`: the keys that were sent.
 */
export function storedProductsQuery(client: StoreClient, keys: readonly string[]) {
  const requestedKeys = keys.slice(0, maxProductsPerAnswer)
  const filter = { key: { $in: requestedKeys }, isActive: true, limit: requestedKeys.length }
  const store = validating(client, requestedKeys)
  const query = queryOptions({
    ...productTimes,
    staleTime: 0,
    // Another key than that of a list of the same products, whose response is not validated.
    queryKey: ['products', filter, 'stored'],
    queryFn: ({ signal }) => store.readProducts(filter, { signal }),
  })
  return { requestedKeys, query }
}

/** Rejects a response with other products, or with none while the store is empty: all these would seem to be gone. */
function validating(client: StoreClient, requestedKeys: readonly string[]): StoreClient {
  return {
    ...client,
    async readProducts(filter, options) {
      const results = await client.readProducts(filter, options)
      const { products } = results
      if (products.some((product) => requestedKeys.some((key) => hasId(product, key)))) return results
      if (products.length > 0) throw new StoreError(`${productsFailed}: ${otherProducts}`, undefined)
      const others = await client.readProducts({ isActive: true, limit: 1 }, options)
      if (others.products.length > 0) return others
      throw new StoreError(`${productsFailed}: The store has none`, undefined)
    },
  }
}
