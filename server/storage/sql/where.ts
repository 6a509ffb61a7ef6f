import type { Comparison, Condition, FilterValue } from '#contract/filter/condition.ts'
import type { FilterColumn, ValueColumn } from '#contract/filter/fields.ts'
import { listColumns, type ListColumn } from '#domain/product/columns.ts'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { loweredColumns, type CatalogueTables } from './tables.ts'

type Products = ExpressionBuilder<CatalogueTables, 'products'>

const signs = { eq: '=', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const satisfies Record<
  Comparison,
  string
>

const always = sql<SqlBool>`1 = 1`
const never = sql<SqlBool>`1 = 0`

/** A condition as SQL over `products`; what the client sent reaches the database as bound parameters alone. */
export function where(eb: Products, condition: Condition): Expression<SqlBool> {
  switch (condition.kind) {
    case 'all':
      return condition.of.length === 0 ? always : eb.and(condition.of.map((each) => where(eb, each)))
    case 'any':
      return condition.of.length === 0 ? never : eb.or(condition.of.map((each) => where(eb, each)))
    case 'in': {
      const { column, values } = condition
      if (values.length === 0) return never
      if (isListColumn(column))
        return eb('products.key', 'in', listing(eb, column).where('valueLower', 'in', values.map(String)))
      return eb(eb.ref(`products.${column}`), 'in', values.map(bound))
    }
    case 'contains':
      return contains(eb, condition.column, `%${condition.text.replace(/[\\%_]/g, '\\$&')}%`)
    case 'compare': {
      const { column, comparison, value } = condition
      if (!isListColumn(column)) return eb(eb.ref(`products.${column}`), signs[comparison], bound(value))
      const having = listing(eb, column).where(
        'valueLower',
        comparison === 'ne' ? '=' : signs[comparison],
        String(value),
      )
      return eb('products.key', comparison === 'ne' ? 'not in' : 'in', having)
    }
  }
}

function contains(eb: Products, column: FilterColumn, pattern: string): Expression<SqlBool> {
  if (!isListColumn(column)) return like(eb.ref(`products.${loweredOf(column)}`), pattern)
  return eb(
    'products.key',
    'in',
    listing(eb, column).where((values) => like(values.ref('valueLower'), pattern)),
  )
}

function like(text: Expression<unknown>, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`${text} like ${pattern} escape '\\'`
}

/** Keys of the products that have a value in a list; the caller says which value. */
function listing(eb: Products, list: ListColumn) {
  return eb.selectFrom('product_values').select('productKey').where('list', '=', list)
}

/** The lower-case twin of a column; the category and the search text are in lower case themselves. */
function loweredOf(column: ValueColumn) {
  const lowered = loweredColumns.find((each) => each === column)
  return lowered ? (`${lowered}Lower` as const) : column
}

function isListColumn(column: FilterColumn): column is ListColumn {
  return (listColumns as readonly string[]).includes(column)
}

/** Flags are kept as 0 and 1. */
function bound(value: FilterValue): string | number {
  return typeof value === 'boolean' ? Number(value) : value
}
