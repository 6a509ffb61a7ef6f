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

/** Literal text, whatever the capitals; '$options' is accepted and changes nothing. */
interface Searching {
  $regex?: string
  $options?: string
}

/** What a filter may say of a field, by the field's kind. */
interface TestsByKind {
  text: string | (Equalities<string> & Ordering<string> & Searching)
  word: string | (Equalities<string> & Ordering<string>)
  slug: string | (Equalities<string> & Searching)
  number: number | (Equalities<number> & Ordering<number>)
  flag: boolean | Equalities<boolean>
  list: string | (Equalities<string> & Searching)
}

/** Conditions of a filter: all of them must hold. */
export type ProductCondition = {
  [Field in FilterField]?: TestsByKind[(typeof filterFields)[Field]['kind']]
} & { $and?: readonly ProductCondition[]; $or?: readonly ProductCondition[] }

/** The `filter` of a question for facets: a count has neither order nor pages. */
export type FacetsFilter = ProductCondition & Pick<ProductFilter, 'search'>

/** The `filter` of a READ as a client sends it (spec.md §7); what the server makes of it is `parseFilter`. */
export type ProductFilter = Omit<ProductCondition, 'sortOrder'> & {
  sortBy?: SortBy
  /** At the top it is the direction; the product's own sortOrder can be compared inside $and. */
  sortOrder?: SortOrder
  /** 0 to 1000; 1000 when left out. */
  limit?: number
  skip?: number
  /** Fields of the record to answer; the ids always come along. */
  fields?: readonly RecordField[]
  /** Words that must all occur in the searchable text, in any of their spellings or with one slip (`domain/search`). */
  search?: string
}
