import type { FacetField, FieldFacet } from '#contract/facets.ts'
import type { FacetsFilter, ProductFilter } from '#contract/productFilter.ts'
import type { StoreRequest } from '#contract/store.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { fieldsOf, numberOf, textOf } from '#domain/product/read.ts'
import { postToStore, type StoreConnection } from './postToStore.ts'
import { StoreError } from './StoreError.ts'
import { withTimeout } from './withTimeout.ts'

/** One page of products, and the total number of matches. */
export interface ProductResults {
  products: readonly Product[]
  total: number
  /** For a search that finds nothing: others that do. */
  alternatives?: readonly SearchAlternative[]
}

/** Another search; `without` is what it leaves out, '' where it corrects a word. */
interface SearchAlternative {
  search: string
  without: string
}

/** Values of the matching products, and the number of matches. */
interface ProductFacets {
  facets: readonly FieldFacet[]
  total: number
}

interface CallOptions {
  signal?: AbortSignal
}

/** The shop's reads from the store. All calls reject with a `StoreError` (handbook, Rules: store calls and errors). */
export interface StoreClient {
  readProducts: (filter: ProductFilter, options?: CallOptions) => Promise<ProductResults>
  /** The product with this entityId, _id or id; undefined when the store has none. */
  readProduct: (id: string, options?: CallOptions) => Promise<Product | undefined>
  /** Counts the values of these fields among the matching products; fields that the store does not count are left out. */
  readFacets: (filter: FacetsFilter, fields: readonly FacetField[], options?: CallOptions) => Promise<ProductFacets>
}

export interface StoreClientOptions extends Pick<StoreConnection, 'base' | 'fetch'> {
  readKey: string
}

/** A read-only client of the store; `backOffice.ts`, which no page loads, changes products. */
export function createStoreClient({ base, readKey, fetch }: StoreClientOptions): StoreClient {
  const connection = { base, key: readKey, fetch }
  const post = (body: StoreRequest, failure: string, signal: AbortSignal | undefined) =>
    withTimeout((either) => postToStore(connection, body, failure, either), failure, signal)

  async function read(
    filter: ProductFilter,
    failure: string,
    signal: AbortSignal | undefined,
  ): Promise<ProductResults> {
    const body = { action: 'READ', targetCollection: 'products', filter } as const
    const { records, total, alternatives } = await post(body, failure, signal)
    return {
      products: records.map(normaliseProduct),
      // The total is never less than the page, whatever the store says.
      total: Math.max(total, records.length),
      ...(Array.isArray(alternatives) ? { alternatives: alternatives.map(alternativeOf) } : {}),
    }
  }

  return {
    readProducts: (filter, options) => read(filter, productsFailed, options?.signal),
    async readProduct(id, options) {
      const filter = { $or: [{ entityId: id }, { _id: id }, { id }] }
      const { products } = await read(filter, productFailed, options?.signal)
      // Another product may have this id in another field.
      const product = products.find(({ key }) => key === id) ?? products.find((each) => hasId(each, id))
      if (!product && products.length > 0) throw new StoreError(`${productFailed}: ${otherProducts}`, undefined)
      return product
    },
    async readFacets(filter, fields, options) {
      const body = { action: 'READ', targetCollection: 'products', filter, facets: fields } as const
      const response = await post(body, productsFailed, options?.signal)
      // A store that does not know `facets` answers with products.
      const facets = response.records.map(facetOf).filter(({ field }) => fields.includes(field))
      return { facets, total: response.total }
    },
  }
}

/** What the message of an error begins with: of several products, and of one. */
export const productsFailed = 'Failed to read products'
export const productFailed = 'Failed to read product'

/** Detail of the error for a response that contains other products than were requested. */
export const otherProducts = 'The answer holds other products'

/** Whether one of the product's ids is this one. */
export function hasId({ key, entityId, _id, id }: Product, wanted: string): boolean {
  return [key, entityId, _id, id].includes(wanted)
}

function alternativeOf(value: unknown): SearchAlternative {
  const { search, without } = fieldsOf(value)
  return { search: textOf(search), without: textOf(without) }
}

/** Parses a facet of the response; a malformed one has no values. */
function facetOf(record: unknown): FieldFacet {
  const { field, values } = fieldsOf(record)
  const counts = Array.isArray(values) ? values.map(fieldsOf) : []
  return {
    field: field as FacetField, // the caller compares it with the requested fields
    values: counts.map(({ value, count }) => ({ value: textOf(value), count: numberOf(count) ?? 0 })),
  }
}
