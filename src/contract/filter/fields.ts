import { productColumns, type ColumnKind, type ProductColumn } from '#domain/product/columns.ts'

/** What a filter compares: a column of the product, or the text a search runs over. */
export type FilterColumn = ProductColumn | 'searchText'

export interface FilterFieldRule {
  column: ProductColumn
  kind: ColumnKind
}

/** The whitelist: every name a filter may use, beside $and and $or. */
export const filterFields = { ...productColumns, 'category.slug': productColumns.category }

export type FilterField = keyof typeof filterFields

/** The rule of a field; undefined for a name that is not on the whitelist, '__proto__' and 'constructor' included. */
export function filterField(name: string): FilterFieldRule | undefined {
  if (!isFilterField(name)) return undefined
  const column = name === 'category.slug' ? 'category' : name
  return { column, kind: filterFields[name].kind }
}

function isFilterField(name: string): name is FilterField {
  return Object.hasOwn(filterFields, name)
}
