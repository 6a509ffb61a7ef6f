import type { FilterField, filterFields } from './filter/fields.ts'
import type { SortBy, SortOrder } from './filter/order.ts'
import type { RecordField } from './filter/recordFields.ts'

interface Equalities<Value> {
  $eq?: Value
  $ne?: Value
  $in?: readonly Value[]
}

interface Ordering<Value> {
  $gt?: Value
  $gte?: Value
  $lt?: Value
  $lte?: Value
}

/** Literal text, case-insensitive; '$options' is accepted and ignored. */
interface Searching {
  $regex?: string
  $options?: string
}

/** Allowed operators by kind of field. */
interface TestsByKind {
  text: string | (Equalities<string> & Ordering<string> & Searching)
  word: string | (Equalities<string> & Ordering<string>)
  slug: string | (Equalities<string> & Searching)
  number: number | (Equalities<number> & Ordering<number>)
  flag: boolean | Equalities<boolean>
  list: string | (Equalities<string> & Searching)
}

/** Conditions of a filter, joined by AND. */
export type ProductCondition = {
  [Field in FilterField]?: TestsByKind[(typeof filterFields)[Field]['kind']]
} & { $and?: readonly ProductCondition[]; $or?: readonly ProductCondition[] }

/** The `filter` of a facets request: counts have no order or pages. */
export type FacetsFilter = ProductCondition & Pick<ProductFilter, 'search'>

/** The `filter` of a READ as sent by a client; the server parses it with `parseFilter`. */
export type ProductFilter = Omit<ProductCondition, 'sortOrder'> & {
  sortBy?: SortBy
  /** At the top level it is the sort direction; the product field sortOrder can be compared inside $and. */
  sortOrder?: SortOrder
  /** 0 to `maxProductsPerAnswer`, the default. */
  limit?: number
  skip?: number
  /** Fields to return; the ids are always included. */
  fields?: readonly RecordField[]
  /** Words that must all occur in the searchable text, in any spelling or with one typo (`domain/search`). */
  search?: string
}
