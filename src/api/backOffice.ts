import type { ProductCondition } from '#contract/productFilter.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { postToStore, type StoreConnection } from './postToStore.ts'

/** Writes to the store, for the owner's tools. Every call rejects with a `StoreError`. */
export interface BackOfficeClient {
  /** Creates one record or several, all or none; resolves to them with their ids. */
  createProduct: (
    data: RecordFields | RecordFields[],
    options?: { addToBackOffice?: boolean },
  ) => Promise<readonly unknown[]>
  /** Merges the data into every product the filter matches; resolves to their number. */
  updateProducts: (data: RecordFields, filter: ProductCondition) => Promise<number>
  /** Deletes every product the filter matches; resolves to their number. */
  deleteProducts: (filter: ProductCondition) => Promise<number>
}

export interface BackOfficeOptions extends Pick<StoreConnection, 'base' | 'fetch'> {
  /** Must never be part of anything a browser loads. */
  writeKey: string
}

/** A client of the store that writes: for the catalogue import and the tests, not for the shop. */
export function createBackOfficeClient({ base, writeKey, fetch }: BackOfficeOptions): BackOfficeClient {
  const connection = { base, key: writeKey, fetch }
  const targetCollection = 'products'
  return {
    async createProduct(data, { addToBackOffice } = {}) {
      const body = { action: 'CREATE', targetCollection, data, addToBackOffice } as const
      return (await postToStore(connection, body, 'Failed to create product')).records
    },
    async updateProducts(data, filter) {
      const body = { action: 'UPDATE', targetCollection, data, filter } as const
      return (await postToStore(connection, body, 'Failed to update products')).total
    },
    async deleteProducts(filter) {
      const body = { action: 'DELETE', targetCollection, filter } as const
      return (await postToStore(connection, body, 'Failed to delete products')).total
    },
  }
}
