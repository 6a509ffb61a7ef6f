import type { Kysely } from 'kysely'
import type { TableDialect } from './createTables.ts'

/** The columns of products at the time this table was introduced. */
const columns = {
  text: ['name', 'slug', 'productCode', 'description', 'subcategory', 'brand'],
  word: ['key', 'entityId', '_id', 'id', 'availability', 'launched'],
  slug: ['category'],
  number: ['price', 'originalPrice', 'discount', 'stockCount', 'rating', 'reviewCount', 'sortOrder'],
  flag: ['inStock', 'isFeatured', 'isBestseller', 'isNew', 'isTrending', 'isLimitedEdition', 'isActive'],
  list: ['fabric', 'color', 'occasion', 'work', 'tags'],
}
const values = ['category', 'subcategory', 'brand', 'availability', ...columns.list]
const fragments = ['name', 'description']

/**
 * The list of the columns that the derived tables are built with. Part of migrations: what is here is never changed, a
 * change of `productColumns` is applied when the database is opened.
 */
export async function createColumns(db: Kysely<unknown>, { text }: Pick<TableDialect, 'text'>): Promise<void> {
  await db.schema
    .createTable('product_columns')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('indexed', text, (column) => column.notNull())
    .execute()
  const indexed = (name: string) => (values.includes(name) ? 'values' : fragments.includes(name) ? 'fragments' : '')
  const rows = Object.entries(columns).flatMap(([kind, names]) =>
    names.map((name) => ({ name, kind, indexed: indexed(name) })),
  )
  await db
    .$extendTables<{ product_columns: { name: string; kind: string; indexed: string } }>()
    .insertInto('product_columns')
    .values(rows)
    .execute()
}
