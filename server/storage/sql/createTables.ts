import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Differences between the dialects' table definitions. */
export interface TableDialect {
  /** Text type with binary collation. */
  text: RawBuilder<unknown>
  /** Suffix of the definition of a table of pairs. */
  pairs: RawBuilder<unknown>
}

/** The table of users; part of migrations. */
export async function createUsers(db: Kysely<unknown>, { text }: Pick<TableDialect, 'text'>): Promise<void> {
  const needed = ['name', 'tenantId', 'createdAt', 'updatedAt']
  await needed
    .reduce(
      (users, name) => users.addColumn(name, text, (column) => column.notNull()),
      db.schema
        .createTable('users')
        .addColumn('email', text, (column) => column.primaryKey().notNull())
        .addColumn('userId', text, (column) => column.notNull().unique())
        .addColumn('phoneNumber', text)
        .addColumn('address', text),
    )
    .execute()
}

const texts = ['entityId', '_id', 'id', 'name', 'slug', 'productCode', 'category', 'subcategory', 'brand']
const lowered = ['nameLower', 'slugLower', 'productCodeLower', 'subcategoryLower', 'brandLower']
const numbers = ['price', 'originalPrice', 'discount', 'stockCount', 'rating', 'reviewCount', 'sortOrder']
const flags = ['inStock', 'isFeatured', 'isBestseller', 'isNew', 'isTrending', 'isLimitedEdition', 'isActive']

/**
 * The tables of the catalogue as first released for both dialects. Part of migrations: what is here is never
 * changed, a change is a new migration.
 */
export async function createTables(db: Kysely<unknown>, { text, pairs }: TableDialect): Promise<void> {
  await db.schema
    .createTable('product_records')
    .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('record', text, (column) => column.notNull())
    .addColumn('addToBackOffice', 'integer')
    .execute()

  const columns = [
    ...flags.map((name) => [name, 'integer'] as const),
    ...numbers.map((name) => [name, 'double precision'] as const),
    ...['key', 'categoryHead', 'availability', 'launched', ...texts, ...lowered].map((name) => [name, text] as const),
  ]
  await columns
    .reduce(
      (products, [name, type]) => products.addColumn(name, type, (column) => column.notNull()),
      db.schema.createTable('products').addColumn('number', 'integer', (column) => column.primaryKey().notNull()),
    )
    .execute()

  await db.schema
    .createTable('product_texts')
    .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('descriptionLower', text, (column) => column.notNull())
    .addColumn('searchText', text, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('words')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('word', text, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('list_values')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('list', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('valueLower', text, (column) => column.notNull())
    .execute()

  for (const [table, id] of [
    ['product_words', 'wordId'],
    ['product_values', 'valueId'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn(id, 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, [id, 'number'])
      .modifyEnd(pairs)
      .execute()
  }

  for (const indexed of [
    ['categoryHead', 'price'],
    ['price'],
    ['rating'],
    ['sortOrder', 'reviewCount desc'],
    ['categoryHead', 'sortOrder', 'reviewCount desc'],
  ]) {
    const name = `products_by_${indexed.map((column) => column.replace(' ', '_')).join('_')}`
    await db.schema.createIndex(name).on('products').columns(indexed).execute()
  }
  // Newest first, without a day last: must match the terms of the sort order.
  await sql`create index products_by_launched on products (("launched" = ''), "launched" desc)`.execute(db)
  await db.schema.createIndex('product_values_by_number').on('product_values').columns(['number', 'valueId']).execute()
}
