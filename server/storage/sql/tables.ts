import type { ValueColumn } from '#contract/filter/fields.ts'
import type { UserRecord } from '#contract/users.ts'
import type { ProductColumns } from '#domain/product/columns.ts'
import type { TermList } from './terms.ts'

/** Columns kept a second time in lower case, since databases disagree about lowering text beyond ASCII. */
export const loweredColumns = ['name', 'slug', 'productCode', 'description', 'subcategory', 'brand'] as const
type LoweredColumn = (typeof loweredColumns)[number]

/** Long texts lie apart, so that a walk over all products reads little. */
export const longColumns = ['description', 'searchText'] as const
type LongColumn = (typeof longColumns)[number]
type ShortColumn = Exclude<ValueColumn, LongColumn>

/** Characters of `categoryHead`. */
export const headLength = 200

/** Flags are 0 and 1, numbers are doubles, text compares by its bytes. */
export type ProductRow = {
  [Column in ShortColumn]: ProductColumns[Column] extends boolean ? number : ProductColumns[Column]
} & {
  [Column in `${Exclude<LoweredColumn, LongColumn>}Lower`]: string
} & {
  /** The category's first characters: an index holds no text of any length. */
  categoryHead: string
  /** What the other tables know the product by: never answered, given again once it is free. */
  number: number
}

/** The record as it was sent: the one table that is not derived from another. */
export interface ProductRecordRow {
  number: number
  /** JSON text. */
  record: string
  addToBackOffice: number | null
}

export interface ProductTextRow {
  number: number
  description: string
  descriptionLower: string
  searchText: string
}

/** Something products have in common; one that none has any more stays, and answers nothing. */
export interface TermRow {
  id: number
  list: TermList
  value: string
  valueLower: string
}

/** Which products of a block have a term: `blocks.ts` reads the numbers. A block without any has no row. */
export interface PostingRow {
  termId: number
  block: number
  numbers: Uint8Array
}

/** A user (spec.md §3). */
export type UserRow = Required<Omit<UserRecord, 'phoneNumber' | 'address'>> & {
  phoneNumber: string | null
  address: string | null
}

/** The tables of the shop, as Kysely wants them. */
export interface CatalogueTables {
  products: ProductRow
  product_records: ProductRecordRow
  product_texts: ProductTextRow
  terms: TermRow
  postings: PostingRow
  users: UserRow
}
