import { sql } from 'kysely'
import { createColumns } from '../sql/createColumns.ts'
import { createPostings } from '../sql/createPostings.ts'
import { createTables, createUsers } from '../sql/createTables.ts'
import { createVersion, markUnwritten } from '../sql/catalogueVersion.ts'
import { createIdentityRecords } from '../sql/sqlIdentityRecords.ts'
import { createIndexVersions } from '../sql/indexVersions.ts'
import type { AnyTables, Migration } from '../sql/migrate.ts'

/**
 * The schema migrations, each run once, in this order. An entry
 * that has been released is never changed; a change is a new entry.
 */
export const migrations: readonly Migration[] = [
  createCatalogue,
  splitTables,
  withUsers,
  withPostings,
  withVersion,
  withColumns,
  withIdentityRecords,
  withLargerBlocks,
  withPairs,
  withUnwritten,
  withIndexVersions,
  withExactPercents,
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
  await createTables(db, { text: sql`text`, pairs: sql`without rowid` })
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

async function withUsers(db: AnyTables): Promise<undefined> {
  await createUsers(db, { text: sql`text` })
}

/** Replaces pairs and trigrams by terms with their products as bitmaps. */
async function withPostings(db: AnyTables): Promise<'rebuild'> {
  await sql`drop trigger product_trigrams_insert`.execute(db)
  await sql`drop trigger product_trigrams_delete`.execute(db)
  for (const table of ['product_trigrams', 'product_words', 'product_values', 'words', 'list_values']) {
    await db.schema.dropTable(table).execute()
  }
  await createPostings(db, { text: sql`text`, bytes: sql`blob` })
  await sql`create unique index terms_by_value on terms ("valueLower", "list", "value")`.execute(db)
  return 'rebuild'
}

/** A version of the catalogue, by which other processes see that one of them has written. */
async function withVersion(db: AnyTables): Promise<undefined> {
  await createVersion(db, { text: sql`text` })
}

/** The columns that the derived tables were built with, so that a change of the columns is noticed. */
async function withColumns(db: AnyTables): Promise<undefined> {
  await createColumns(db, { text: sql`text` })
}

/** The records of accounts. */
async function withIdentityRecords(db: AnyTables): Promise<undefined> {
  await createIdentityRecords(db, { text: sql`text` })
}

/** 31,744 products to a row of postings, where there were 4,096. */
async function withLargerBlocks(): Promise<'rebuild'> {
  return 'rebuild'
}

/** Pairs of fragments, by which a phrase of two words is found. */
async function withPairs(): Promise<'rebuild'> {
  return 'rebuild'
}

/** A version of its own for a catalogue that nothing was ever written to: that one alone is seeded. */
async function withUnwritten(db: AnyTables): Promise<undefined> {
  await markUnwritten(db)
}

/** Versions of the inverted index's parts, by which a server knows what it may answer from memory. */
async function withIndexVersions(db: AnyTables): Promise<undefined> {
  await createIndexVersions(db, { text: sql`text` })
}

/** Percents off are rounded exactly: 6.5 is 7 where it was 6. */
async function withExactPercents(): Promise<'rebuild'> {
  return 'rebuild'
}

/** Renaming a table keeps its index names, which the new table needs. */
async function dropIndexes(db: AnyTables): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'index' and tbl_name = 'products_before' and sql is not null
  `.execute(db)
  for (const { name } of rows) await db.schema.dropIndex(name).execute()
}
