import type { ProductFilter } from '#contract/productFilter.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { postToStore, type StoreConnection } from './postToStore.ts'

/** Products of one question, and how many it matches in all. */
export interface ProductPage {
  products: readonly Product[]
  total: number
}

interface CallOptions {
  signal?: AbortSignal
}

/** What the shop reads of the store. Every call rejects with a `StoreError` (spec.md §8). */
export interface StoreClient {
  readProducts: (filter: ProductFilter, options?: CallOptions) => Promise<ProductPage>
  /** The product with this entityId, _id or id; undefined when the store has none. */
  readProduct: (id: string, options?: CallOptions) => Promise<Product | undefined>
}

export interface StoreClientOptions extends Pick<StoreConnection, 'base' | 'fetch'> {
  readKey: string
}

/** A client of the store that only reads; changing products is `backOffice.ts`, which no shop page loads. */
export function createStoreClient({ base, readKey, fetch }: StoreClientOptions): StoreClient {
  const connection = { base, key: readKey, fetch }

  async function read(filter: ProductFilter, failure: string, signal: AbortSignal | undefined): Promise<ProductPage> {
    const body = { action: 'READ', targetCollection: 'products', filter } as const
    const { records, total } = await postToStore(connection, body, failure, signal)
    return { products: records.map(normaliseProduct), total }
  }

  return {
    readProducts: (filter, options) => read(filter, 'Failed to read products', options?.signal),
    async readProduct(id, options) {
      const filter = { $or: [{ entityId: id }, { _id: id }, { id }] }
      const { products } = await read(filter, 'Failed to read product', options?.signal)
      // Another product may carry this id in a field of less weight.
      return products.find(({ key }) => key === id) ?? products[0]
    },
  }
}
