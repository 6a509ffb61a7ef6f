import type { FacetField } from '#contract/facets.ts'
import type { Condition } from '#contract/filter/condition.ts'
import type { ProductQuery } from '#contract/filter/parseFilter.ts'
import type { RecordFields } from '#domain/product/read.ts'

/**
 * Where the products lie: the one port of every store. Records go in and come out as they were sent; what a query
 * compares are the columns `domain/product/columns` derives from them.
 */
export interface Catalogue {
  /** The records of one page, and how many the whole question matches. */
  read: (query: Pick<ProductQuery, 'condition' | 'order' | 'limit' | 'skip'>) => Promise<CataloguePage>
  /**
   * Keeps all of the records or none; each brings an id. `addToBackOffice` is kept beside them and comes back in them.
   * Rejects with `DuplicateProduct` when a key is taken.
   */
  create: (records: readonly RecordFields[], addToBackOffice?: boolean) => Promise<readonly RecordFields[]>
  /** Lays the patch over every matching record; answers how many. The patch never holds an id. */
  update: (condition: Condition, patch: RecordFields) => Promise<number>
  /** Forgets every matching record; answers how many. */
  remove: (condition: Condition) => Promise<number>
  /** Every word of every product's searchable text, for reading a search; at most a minute old. */
  words: () => Promise<ReadonlySet<string>>
  /** The values of these columns among the matching products, each with how many have it, most first, then by value. */
  facets: (condition: Condition, columns: readonly FacetColumn[]) => Promise<readonly Facet[]>
}

/** A column whose values a shopper can choose from. */
export type FacetColumn = FacetField

export interface Facet {
  column: FacetColumn
  /** Values in the spelling most products use; two that differ in capitals alone are one. */
  values: readonly { value: string; count: number }[]
}

export interface CataloguePage {
  records: readonly RecordFields[]
  total: number
}

/** A record whose key another record already has. */
export class DuplicateProduct extends Error {
  readonly key: string

  constructor(key: string) {
    super(`A product with the key '${key}' is already there.`)
    this.key = key
  }
}

/** A record as it is answered: as it was sent, with the back-office mark when one was given. */
export function answeredRecord(record: RecordFields, addToBackOffice: boolean | undefined): RecordFields {
  return addToBackOffice === undefined ? record : { ...record, addToBackOffice }
}
