import type { ValueColumn } from '#contract/filter/fields.ts'
import type { UserRecord } from '#contract/users.ts'
import type { ListColumn, ProductColumns } from '#domain/product/columns.ts'

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

/** A word of the catalogue; one that no product has any more stays, and answers nothing. */
export interface WordRow {
  id: number
  word: string
}

/** A value of a list column in one spelling; one that no product has any more stays, and answers nothing. */
export interface ListValueRow {
  id: number
  list: ListColumn
  value: string
  valueLower: string
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
  words: WordRow
  product_words: { wordId: number; number: number }
  list_values: ListValueRow
  users: UserRow
  product_values: { valueId: number; number: number }
}
