import type { FilterValue } from '#contract/filter/condition.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { textColumns } from '#domain/product/columns.ts'
import { sql, type Expression, type SqlBool } from 'kysely'
import { escaped, operators } from './comparing.ts'
import { numbersIn, sizeOf } from './numberSet.ts'
import type { ResolvedTerms } from './resolveTerms.ts'
import type { Products, SqlDialect } from './sqlDialect.ts'
import { headLength, longColumns } from './tables.ts'

const always = sql<SqlBool>`1 = 1`
const never = sql<SqlBool>`1 = 0`

/** Up to this many products an index lookup each is faster than a scan. */
const few = 2000

/** A condition as SQL over `products`; client input is only ever passed as bound parameters. */
export function where(eb: Products, condition: ResolvedTerms, dialect: SqlDialect): Expression<SqlBool> {
  switch (condition.kind) {
    case 'all':
      return condition.of.length === 0 ? always : eb.and(condition.of.map((each) => where(eb, each, dialect)))
    case 'any':
      return condition.of.length === 0 ? never : eb.or(condition.of.map((each) => where(eb, each, dialect)))
    case 'not':
      return eb.not(where(eb, condition.of, dialect))
    case 'among': {
      const size = sizeOf(condition.numbers)
      if (size === 0) return never
      const number = eb.ref('products.number')
      return size <= few
        ? dialect.isOneOfNumbers(number, numbersIn(condition.numbers))
        : dialect.isInSet(number, condition.numbers)
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
      return columnMeets(eb, compared, (text) => eb(text, operators[comparison], bound(value)))
    }
  }
}

/** Applies a test to a column, in whichever table it is. */
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

/** The lower-case copy of a column; category and search text are lower case already. */
function loweredOf(column: FilterColumn) {
  const lowered = textColumns.find((each) => each === column)
  return lowered ? (`${lowered}Lower` as const) : column
}

/** The indexed column: comparing a category with a short text only needs its prefix. */
function indexedFor(column: FilterColumn, values: readonly FilterValue[]) {
  const isShort = (value: FilterValue) => Array.from(String(value)).length < headLength
  return column === 'category' && values.every(isShort) ? 'categoryHead' : column
}

function isLongColumn(column: string): boolean {
  // Widened, because `includes` only accepts the array's element type.
  return (longColumns as readonly string[]).includes(column)
}

/** Flags are stored as 0 and 1. */
function bound(value: FilterValue): string | number {
  return typeof value === 'boolean' ? Number(value) : value
}
