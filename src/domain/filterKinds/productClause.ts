import type { ColumnKind, productColumns } from '../product/columns.ts'

interface AnyOf {
  $in: readonly string[]
}

interface ClauseByKind {
  text: AnyOf
  word: AnyOf
  list: AnyOf
  slug: string
  number: { $gt?: number; $gte?: number; $lte?: number }
  flag: true
}

type Columns = Omit<typeof productColumns, 'sortOrder'>

/** What a product has to be, by its columns, in the filter language of the store. */
export type ProductClause = {
  [Name in keyof Columns]?: ClauseByKind[Columns[Name]['kind'] & ColumnKind]
} & { $or?: readonly ProductClause[] }
