import { columnNames, productColumns, type ColumnKind, type ProductColumn } from '#domain/product/columns.ts'

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
  const column = columnsByField.get(name)
  return column && { column, kind: productColumns[column].kind }
}

const columnsByField = new Map<string, ProductColumn>([
  ...columnNames.map((name) => [name, name] as const),
  ['category.slug', 'category'],
])
