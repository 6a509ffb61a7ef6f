import { columnNames, productColumns } from '#domain/product/columns.ts'
import type { Kysely } from 'kysely'
import { columnsOfTable } from './schema.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables, ColumnRow } from './tables.ts'

/** `productColumns` as the database stores them. */
const today = columnNames.map((name): ColumnRow => {
  const rule = productColumns[name]
  return { name, kind: rule.kind, indexed: 'index' in rule ? rule.index : '' }
})

/**
 * Adds and drops columns of the products table to match `productColumns`. Resolves to whether columns or indexes have
 * changed since the derived tables were built. A migration must have dropped the index of a removed column before.
 */
export async function updateColumns(
  db: Kysely<CatalogueTables>,
  { text }: Pick<SqlDialect, 'text'>,
  columns: readonly ColumnRow[] = today,
): Promise<boolean> {
  const noted = await db.selectFrom('product_columns').selectAll().execute()
  if (isSame(noted, columns)) return false

  const [before, after] = [columnsOfTable(noted), columnsOfTable(columns)]
  for (const [name, type] of before) {
    if (after.get(name) !== type) await db.schema.alterTable('products').dropColumn(name).execute()
  }
  for (const [name, type] of after) {
    if (before.get(name) === type) continue
    const [sqlType, blank] = type === 'text' ? [text, ''] : [type, 0]
    await db.schema
      .alterTable('products')
      .addColumn(name, sqlType, (column) => column.notNull().defaultTo(blank))
      .execute()
  }
  await db.deleteFrom('product_columns').execute()
  await db
    .insertInto('product_columns')
    .values([...columns])
    .execute()
  return true
}

function isSame(one: readonly ColumnRow[], other: readonly ColumnRow[]): boolean {
  const words = ({ name, kind, indexed }: ColumnRow) => [name, kind, indexed].join(' ')
  return new Set(one.map(words)).symmetricDifference(new Set(other.map(words))).size === 0
}
