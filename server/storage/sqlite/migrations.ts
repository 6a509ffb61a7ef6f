import { sql, type Kysely } from 'kysely'

/** Whatever the tables look like at the time. */
type AnyTables = Kysely<unknown>

/**
 * What makes an empty file, or an older shop's, into this shop's: each entry once, in this order, for ever. An entry that
 * has been released is never changed; a change is a new entry.
 */
export const migrations: readonly ((db: AnyTables) => Promise<void>)[] = [createCatalogue]

async function createCatalogue(db: AnyTables): Promise<void> {
  const texts = [
    'entityId',
    '_id',
    'id',
    'name',
    'slug',
    'productCode',
    'description',
    'category',
    'subcategory',
    'brand',
  ]
  const lowered = ['nameLower', 'slugLower', 'productCodeLower', 'descriptionLower', 'subcategoryLower', 'brandLower']
  const numbers = ['price', 'originalPrice', 'discount', 'stockCount', 'rating', 'reviewCount', 'sortOrder']
  const flags = ['inStock', 'isFeatured', 'isBestseller', 'isNew', 'isTrending', 'isLimitedEdition', 'isActive']
  const columns = [
    ...[...texts, ...lowered, 'availability', 'launched', 'searchText', 'record'].map(
      (name) => [name, 'text'] as const,
    ),
    ...numbers.map((name) => [name, 'double precision'] as const),
    ...flags.map((name) => [name, 'integer'] as const),
  ]
  const table = db.schema
    .createTable('products')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('addToBackOffice', 'integer')
  await columns
    .reduce((products, [name, type]) => products.addColumn(name, type, (column) => column.notNull()), table)
    .execute()

  for (const indexed of [
    ['entityId'],
    ['_id'],
    ['id'],
    ['category', 'price', 'key'],
    ['price', 'key'],
    ['sortOrder', 'reviewCount desc', 'key'],
  ]) {
    const name = `products_by_${indexed.map((column) => column.replace(' ', '_')).join('_')}`
    await db.schema.createIndex(name).on('products').columns(indexed).execute()
  }

  await db.schema
    .createTable('product_values')
    .addColumn('productKey', 'text', (column) => column.notNull().references('products.key').onDelete('cascade'))
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('valueLower', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_values_key', ['list', 'valueLower', 'productKey'])
    .modifyEnd(sql`without rowid`)
    .execute()
  // Without it, deleting a product reads the whole table.
  await db.schema.createIndex('product_values_by_product').on('product_values').column('productKey').execute()
}
