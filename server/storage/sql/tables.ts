import type { UserRecord } from '#contract/users.ts'
import type { ColumnOfKind, ProductColumns, ValueColumn } from '#domain/product/columns.ts'
import type { TermList } from './terms.ts'

/** Long texts are in their own table, so that a scan of all products reads little. */
export const longColumns = ['description', 'searchText'] as const
type LongColumn = (typeof longColumns)[number]

/** Columns of the products table, and those also stored in lower case: databases lower text in different ways. */
type ShortColumn = Exclude<ValueColumn, LongColumn>
export type ShortText = Exclude<ColumnOfKind<'text'>, LongColumn>

/** Length of `categoryHead`. */
export const headLength = 200

/** Flags are 0 and 1, numbers are doubles, text has binary collation. */
export type ProductRow = {
  [Column in ShortColumn]: ProductColumns[Column] extends boolean ? number : ProductColumns[Column]
} & {
  [Column in `${ShortText}Lower`]: string
} & {
  /** Prefix of the category: index entries are limited in length. */
  categoryHead: string
  /** Internal primary key: never returned by the API, reused after a deletion. */
  number: number
}

/** The record as it was sent: the source that all other tables are derived from. */
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

/** A column the tables above were derived with. */
export interface ColumnRow {
  name: string
  kind: string
  indexed: string
}

/** A term of the inverted index; the write that takes it from its last product deletes it. */
export interface TermRow {
  id: number
  list: TermList
  value: string
  valueLower: string
}

/** The products of a block that have a term, encoded by `blocks.ts`. Empty blocks have no row. */
export interface PostingRow {
  termId: number
  block: number
  numbers: Uint8Array
}

/** A part of the inverted index (`indexVersions.ts`), with a text that every change of it replaces. */
interface IndexVersionRow {
  part: number
  version: string
}

/** One row: a text that every write replaces. */
interface CatalogueVersionRow {
  version: string
}

export type UserRow = Required<Omit<UserRecord, 'phoneNumber' | 'address'>> & {
  phoneNumber: string | null
  address: string | null
}

/** A record of accounts; the time is in milliseconds since 1970. */
interface IdentityRecordRow {
  kind: string
  key: string
  /** JSON text. */
  value: string
  version: string
  expiresAt: number | null
}

/** The database schema for Kysely. */
export interface CatalogueTables {
  products: ProductRow
  product_records: ProductRecordRow
  product_texts: ProductTextRow
  product_columns: ColumnRow
  terms: TermRow
  postings: PostingRow
  index_versions: IndexVersionRow
  catalogue_version: CatalogueVersionRow
  users: UserRow
  identity_records: IdentityRecordRow
}
