import { sql } from 'kysely'
import { createPostings } from '../sql/createPostings.ts'
import { createTables } from '../sql/createTables.ts'
import { sharedMigrations } from '../sql/sharedMigrations.ts'
import type { AnyTables, Migration } from '../sql/migrate.ts'

const text = sql`text`
const shared = sharedMigrations(text)

/**
 * The schema migrations, each run once, in this order. An entry
 * that has been released is never changed; a change is a new entry.
 */
export const migrations: readonly Migration[] = [
  createCatalogue,
  splitTables,
  shared.withUsers,
  withPostings,
  shared.withVersion,
  shared.withColumns,
  shared.withIdentityRecords,
  withLargerBlocks,
  shared.withPairs,
  shared.withUnwritten,
  shared.withIndexVersions,
  shared.withExactPercents,
  withOverwriting,
  shared.withStopWords,
  shared.withJoinedWords,
]

async function createCatalogue(db: AnyTables): Promise<undefined> {
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
  // Without this index, deleting a product scans the whole table.
  await db.schema.createIndex('product_values_by_product').on('product_values').column('productKey').execute()
}

/**
 * Moves records to their own table, derives everything else under integer keys, and adds an index of word fragments.
 */
async function splitTables(db: AnyTables): Promise<'rebuild'> {
  await sql`alter table products rename to products_before`.execute(db)
  await sql`drop table product_values`.execute(db)
  await dropIndexes(db)
  await createTables(db, { text, pairs: sql`without rowid` })
  await sql`create unique index products_by_key on products ("key")`.execute(db)
  for (const id of ['entityId', '_id', 'id']) {
    await db.schema.createIndex(`products_by_${id}`).on('products').column(id).execute()
  }
  await sql`create index product_words_by_number on product_words ("number")`.execute(db)
  await sql`create unique index words_by_word on words ("word")`.execute(db)
  await sql`create unique index list_values_by_value on list_values ("valueLower", "list", "value")`.execute(db)

  await sql`create virtual table product_trigrams using fts5(
    "searchText", content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
  )`.execute(db)
  await sql`create trigger product_trigrams_insert after insert on product_texts begin
    insert into product_trigrams (rowid, "searchText") values (new."number", new."searchText");
  end`.execute(db)
  await sql`create trigger product_trigrams_delete after delete on product_texts begin
    delete from product_trigrams where rowid = old."number";
  end`.execute(db)

  await sql`insert into product_records ("number", record, "addToBackOffice")
    select row_number() over (order by rowid), record, "addToBackOffice" from products_before`.execute(db)
  await sql`drop table products_before`.execute(db)
  return 'rebuild'
}

/** Replaces pairs and trigrams by terms with their products as bitmaps. */
async function withPostings(db: AnyTables): Promise<'rebuild'> {
  await sql`drop trigger product_trigrams_insert`.execute(db)
  await sql`drop trigger product_trigrams_delete`.execute(db)
  for (const table of ['product_trigrams', 'product_words', 'product_values', 'words', 'list_values']) {
    await db.schema.dropTable(table).execute()
  }
  await createPostings(db, { text, bytes: sql`blob` })
  await sql`create unique index terms_by_value on terms ("valueLower", "list", "value")`.execute(db)
  return 'rebuild'
}

/** 31,744 products per row of postings instead of 4,096. */
async function withLargerBlocks(): Promise<'rebuild'> {
  return 'rebuild'
}

/** Only its number counts: `openSqlite` has just removed what was deleted before. */
async function withOverwriting(): Promise<undefined> {
  return undefined
}

/** Renaming a table keeps its index names, which the new table needs. */
async function dropIndexes(db: AnyTables): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'index' and tbl_name = 'products_before' and sql is not null
  `.execute(db)
  for (const { name } of rows) await db.schema.dropIndex(name).execute()
}
