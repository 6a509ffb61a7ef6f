import { textColumns } from '#domain/product/columns.ts'
import { longColumns, type ColumnRow, type ShortText } from './tables.ts'

/** Texts of the table of products, each kept a second time in lower case. */
export const shortTexts = textColumns.filter((name): name is ShortText => !isLong(name))

type SqlType = 'text' | 'double precision' | 'integer'

const types = new Map<string, SqlType>([
  ['text', 'text'],
  ['word', 'text'],
  ['slug', 'text'],
  ['number', 'double precision'],
  ['flag', 'integer'],
])

/** Names and types of these columns in the products table. Lists are only in terms, long texts in their own table. */
export function columnsOfTable(columns: readonly ColumnRow[]): Map<string, SqlType> {
  const table = new Map<string, SqlType>()
  for (const { name, kind } of columns) {
    const type = types.get(kind)
    if (!type || isLong(name)) continue
    table.set(name, type)
    if (kind === 'text') table.set(`${name}Lower`, type)
  }
  return table
}

function isLong(name: string): boolean {
  return longColumns.some((long) => long === name)
}
