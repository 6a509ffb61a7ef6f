import type { FilterValue } from '#contract/filter/condition.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { sql, type Expression, type SqlBool } from 'kysely'
import { escaped, signs } from './comparing.ts'
import { numbersIn, sizeOf } from './numberSet.ts'
import type { Settled } from './settled.ts'
import type { Products, SqlWays } from './sqlWays.ts'
import { headLength, longColumns, loweredColumns } from './tables.ts'

const always = sql<SqlBool>`1 = 1`
const never = sql<SqlBool>`1 = 0`

/** Products that are better looked up one by one than met on a walk over all of them. */
const few = 2000

/** A condition as SQL over `products`; what the client sent reaches the database as bound parameters alone. */
export function where(eb: Products, condition: Settled, ways: SqlWays): Expression<SqlBool> {
  switch (condition.kind) {
    case 'all':
      return condition.of.length === 0 ? always : eb.and(condition.of.map((each) => where(eb, each, ways)))
    case 'any':
      return condition.of.length === 0 ? never : eb.or(condition.of.map((each) => where(eb, each, ways)))
    case 'among': {
      const size = sizeOf(condition.numbers)
      if (size === 0) return never
      const number = eb.ref('products.number')
      return size <= few
        ? ways.isOneOfNumbers(number, numbersIn(condition.numbers))
        : ways.isInSet(number, condition.numbers)
    }
    case 'in': {
      const { column, values } = condition
      return values.length === 0
        ? never
        : columnMeets(eb, indexedFor(column, values), (text) => eb(text, 'in', values.map(bound)))
    }
    case 'contains': {
      const pattern = `%${escaped(condition.text)}%`
      return columnMeets(eb, loweredOf(condition.column), (text) => sql<SqlBool>`${text} like ${pattern} escape '\\'`)
    }
    case 'compare': {
      const { column, comparison, value } = condition
      const compared = comparison === 'eq' ? indexedFor(column, [value]) : column
      return columnMeets(eb, compared, (text) => eb(text, signs[comparison], bound(value)))
    }
  }
}

/** The column, wherever it lies, meets a test. */
function columnMeets(
  eb: Products,
  column: FilterColumn | ReturnType<typeof loweredOf> | 'categoryHead',
  test: (value: Expression<unknown>) => Expression<SqlBool>,
): Expression<SqlBool> {
  if (column !== 'descriptionLower' && !isLongColumn(column)) return test(sql.ref(`products.${column}`))
  return eb.exists(
    eb
      .selectFrom('product_texts')
      .select('product_texts.number')
      .whereRef('product_texts.number', '=', 'products.number')
      .where(test(sql.ref(`product_texts.${column}`))),
  )
}

/** The lower-case twin of a column; the category and the search text are in lower case themselves. */
function loweredOf(column: FilterColumn) {
  const lowered = loweredColumns.find((each) => each === column)
  return lowered ? (`${lowered}Lower` as const) : column
}

/** The column that has the index: a category is equal to a short text when its head is. */
function indexedFor(column: FilterColumn, values: readonly FilterValue[]) {
  const isShort = (value: FilterValue) => Array.from(String(value)).length < headLength
  return column === 'category' && values.every(isShort) ? 'categoryHead' : column
}

function isLongColumn(column: string): boolean {
  // Widened, for `includes` only takes what it already knows to be inside.
  return (longColumns as readonly string[]).includes(column)
}

/** Flags are kept as 0 and 1. */
function bound(value: FilterValue): string | number {
  return typeof value === 'boolean' ? Number(value) : value
}
