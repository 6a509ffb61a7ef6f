import type { Condition } from '#contract/filter/condition.ts'
import type { ProductQuery } from '#contract/filter/parseFilter.ts'
import { recordLimits } from '#contract/recordLimits.ts'
import { columnsOf, type FacetColumn } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'

/**
 * The storage port for products, implemented by every storage engine. Records are returned as they were sent; queries
 * compare the columns that `domain/product/columns` derives from them.
 */
export interface Catalogue {
  /** One page of records, and the total number of matches. */
  read: (query: CatalogueQuery) => Promise<CataloguePage>
  /**
   * Inserts all records or none; each has an id. `addToBackOffice` is stored and returned with them.
   * Rejects with `DuplicateProduct` when a key exists.
   */
  create: (records: readonly RecordFields[], addToBackOffice?: boolean) => Promise<readonly RecordFields[]>
  /**
   * Merges the patch into every matching record; resolves to their number. The patch never contains an id. Rejects with
   * `RecordTooLong`, and changes nothing, when a record would get too long.
   */
  update: (condition: Condition, patch: RecordFields) => Promise<number>
  /** Deletes every matching record; resolves to their number. */
  remove: (condition: Condition) => Promise<number>
  /** An opaque cache key: changes with every acknowledged write, of any process of the shop, and only then. */
  version: () => Promise<string>
  /** Every word of the searchable texts, for parsing searches; writes of any process are visible within half a second. */
  words: () => Promise<ReadonlySet<string>>
  /** The values of these columns among the matching products with their counts, most frequent first, then by value. */
  facets: (condition: Condition, columns: readonly FacetColumn[]) => Promise<readonly Facet[]>
}

/** What reading products needs of a catalogue. */
export type CatalogueReads = Pick<Catalogue, 'read' | 'words' | 'facets'>

export interface CatalogueQuery extends Pick<ProductQuery, 'condition' | 'order' | 'limit' | 'skip'> {
  /** Matches that also meet this condition come first; both groups keep the order of the query. */
  first?: Condition
}

export interface Facet {
  column: FacetColumn
  /** Values in their most frequent spelling; case is ignored. */
  values: readonly { value: string; count: number }[]
}

export interface CataloguePage {
  records: readonly RecordFields[]
  total: number
}

/** The version of a catalogue that nothing was ever written to. */
export const unwritten = 'unwritten'

/** A record whose key already exists. */
export class DuplicateProduct extends Error {
  readonly key: string

  constructor(key: string) {
    super(`A product with the key '${key}' is already there.`)
    this.key = key
  }
}

/** A record that an update would make too long. */
export class RecordTooLong extends Error {}

/**
 * A record with the patch of an update. Throws a `RecordTooLong` when this makes it longer than one record may be; one that
 * is longer already may still be changed and shortened.
 */
export function patchedRecord(record: RecordFields, patch: RecordFields): RecordFields {
  const patched = { ...record, ...patch }
  const { length } = JSON.stringify(patched)
  if (length > recordLimits.characters && length > JSON.stringify(record).length) {
    const key = columnsOf(normaliseProduct(record)).key
    throw new RecordTooLong(`Product '${key}' would be longer than ${recordLimits.characters} characters in all.`)
  }
  return patched
}

/** A record as returned: as it was sent, with the back-office flag if one was given. */
export function answeredRecord(record: RecordFields, addToBackOffice: boolean | undefined): RecordFields {
  return addToBackOffice === undefined ? record : { ...record, addToBackOffice }
}
