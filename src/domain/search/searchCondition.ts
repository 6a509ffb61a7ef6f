/** What a search asks of a product: a part of the conditions that every store evaluates. */
export type SearchCondition =
  | { kind: 'all' | 'any'; of: readonly SearchCondition[] }
  | { kind: 'not'; of: SearchCondition }
  | { kind: 'words'; of: readonly string[] }
  | { kind: 'contains'; column: 'code' | 'name' | 'subcategory'; text: string }
  | { kind: 'in'; column: 'mainColor' | 'tags'; values: readonly string[] }
  | {
      kind: 'compare'
      column:
        | 'price'
        | 'discount'
        | 'availability'
        | 'isBestseller'
        | 'isNew'
        | 'isTrending'
        | 'isLimitedEdition'
        | 'isFeatured'
      comparison: 'eq' | 'gt' | 'gte' | 'lte'
      value: string | number | boolean
    }
