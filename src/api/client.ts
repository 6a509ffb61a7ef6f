import type { FacetField, FieldFacet } from '#contract/facets.ts'
import type { FacetsFilter, ProductFilter } from '#contract/productFilter.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { fieldsOf, numberOf, textOf } from '#domain/product/read.ts'
import { postToStore, type StoreConnection } from './postToStore.ts'

/** Products of one question, and how many it matches in all. */
export interface ProductPage {
  products: readonly Product[]
  total: number
}

/** The values the products of one question have, and how many products those are. */
export interface ProductFacets {
  facets: readonly FieldFacet[]
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
  /** Counts the values of these fields among the products of a question. */
  readFacets: (filter: FacetsFilter, fields: readonly FacetField[], options?: CallOptions) => Promise<ProductFacets>
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
    // A page is never longer than all of it, whatever a store says.
    return { products: records.map(normaliseProduct), total: Math.max(total, records.length) }
  }

  return {
    readProducts: (filter, options) => read(filter, 'Failed to read products', options?.signal),
    async readProduct(id, options) {
      const filter = { $or: [{ entityId: id }, { _id: id }, { id }] }
      const { products } = await read(filter, 'Failed to read product', options?.signal)
      // Another product may carry this id in a field of less weight.
      return products.find(({ key }) => key === id) ?? products[0]
    },
    async readFacets(filter, fields, options) {
      const body = { action: 'READ', targetCollection: 'products', filter, facets: fields } as const
      const answer = await postToStore(connection, body, 'Failed to read products', options?.signal)
      return { facets: answer.records.map(facetOf), total: answer.total }
    },
  }
}

/** A facet as the store answers it; what is not one has no values. */
function facetOf(record: unknown): FieldFacet {
  const { field, values } = fieldsOf(record)
  const counted = Array.isArray(values) ? values.map(fieldsOf) : []
  return {
    field: field as FacetField, // the store answers the fields it was asked for
    values: counted.map(({ value, count }) => ({ value: textOf(value), count: numberOf(count) ?? 0 })),
  }
}
