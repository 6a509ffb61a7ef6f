import type { Comparison, Condition, FilterValue } from '#contract/filter/condition.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { listColumns, type ListColumn } from '#domain/product/columns.ts'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Products, SqlWays } from './sqlWays.ts'
import { headLength, longColumns, loweredColumns } from './tables.ts'

const signs = { eq: '=', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const satisfies Record<
  Comparison,
  string
>

const always = sql<SqlBool>`1 = 1`
const never = sql<SqlBool>`1 = 0`

/** Columns whose text is part of the search text, which has an index of its own for pieces of words. */
const searchedColumns: readonly FilterColumn[] = [
  'searchText',
  'name',
  'description',
  'fabric',
  'color',
  'occasion',
  'tags',
]

/** A condition as SQL over `products`; what the client sent reaches the database as bound parameters alone. */
export function where(eb: Products, condition: Condition, ways: SqlWays): Expression<SqlBool> {
  switch (condition.kind) {
    case 'all':
      return condition.of.length === 0 ? always : eb.and(condition.of.map((each) => where(eb, each, ways)))
    case 'any':
      return condition.of.length === 0 ? never : eb.or(condition.of.map((each) => where(eb, each, ways)))
    case 'in': {
      const { column, values } = condition
      return values.length === 0
        ? never
        : columnMeets(eb, ways, indexedFor(column, values), (text) => eb(text, 'in', values.map(bound)))
    }
    case 'contains':
      return contains(eb, condition.column, condition.text, ways)
    case 'words':
      return condition.of.length === 0 ? never : ways.isAmong(havingWord(eb, condition.of, ways))
    case 'compare': {
      const { column, comparison, value } = condition
      if (!isListColumn(column)) {
        const compared = comparison === 'eq' ? indexedFor(column, [value]) : column
        return columnMeets(eb, ways, compared, (text) => eb(text, signs[comparison], bound(value)))
      }
      if (comparison === 'ne') {
        return eb(
          'products.number',
          'not in',
          listing(eb, column, (text) => eb(text, '=', value)),
        )
      }
      return columnMeets(eb, ways, column, (text) => eb(text, signs[comparison], value))
    }
  }
}

function contains(eb: Products, column: FilterColumn, text: string, ways: SqlWays): Expression<SqlBool> {
  if (text === '' && !isListColumn(column)) return always
  const pattern = patternOf(text)
  const exact = columnMeets(eb, ways, loweredOf(column), (value) => sql<SqlBool>`${value} like ${pattern} escape '\\'`)
  if (Array.from(text).length < 3 || !searchedColumns.includes(column)) return exact
  return eb.and([ways.isAmongFew(ways.mayHold(text)), exact])
}

/** The pattern of `like` for texts that hold this one, with a backslash as its escape. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function havingWord(eb: Products, words: readonly string[], ways: SqlWays) {
  return eb
    .selectFrom('product_words')
    .select('product_words.number')
    .where('product_words.wordId', 'in', (of) =>
      of
        .selectFrom('words')
        .select('words.id')
        .where((each) => ways.isOneOf(each.ref('words.word'), words)),
    )
}

/** The column, wherever it lies, meets a test; on a list column, one of its values in lower case does. */
function columnMeets(
  eb: Products,
  ways: SqlWays,
  column: FilterColumn | ReturnType<typeof loweredOf> | 'categoryHead',
  test: (value: Expression<unknown>) => Expression<SqlBool>,
): Expression<SqlBool> {
  if (isListColumn(column)) return ways.isAmong(listing(eb, column, test))
  if (column === 'descriptionLower' || isLongColumn(column)) {
    const holding = eb.selectFrom('product_texts').select('product_texts.number')
    return ways.isAmongFew(holding.where(test(sql.ref(`product_texts.${column}`))))
  }
  return test(sql.ref(`products.${column}`))
}

/** Numbers of the products that have a value in a list; the caller says which value. */
function listing(eb: Products, list: ListColumn, test: (value: Expression<unknown>) => Expression<SqlBool>) {
  return eb
    .selectFrom('product_values')
    .select('product_values.number')
    .where('product_values.valueId', 'in', (of) =>
      of
        .selectFrom('list_values')
        .select('list_values.id')
        .where('list_values.list', '=', list)
        .where(test(sql.ref('list_values.valueLower'))),
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

function isListColumn(column: string): column is ListColumn {
  // Widened, for `includes` only takes what it already knows to be inside.
  return (listColumns as readonly string[]).includes(column)
}

function isLongColumn(column: string): boolean {
  // Widened, for `includes` only takes what it already knows to be inside.
  return (longColumns as readonly string[]).includes(column)
}

/** Flags are kept as 0 and 1. */
function bound(value: FilterValue): string | number {
  return typeof value === 'boolean' ? Number(value) : value
}
