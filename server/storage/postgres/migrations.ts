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
  withUsers,
  withPostings,
  withVersion,
  withColumns,
  withIdentityRecords,
  withLargerBlocks,
  withCategoryNumbers,
  withPairs,
  withUnwritten,
  withIndexVersions,
  withExactPercents,
]

const text = sql`text collate "C"`

/**
 * Texts have any length, but a b-tree entry at most 2,700 bytes: ids, words and values have hash indexes, and
 * unique constraints on their digests.
 */
async function createCatalogue(db: AnyTables): Promise<undefined> {
  await createTables(db, { text, pairs: sql`` })
  await sql`create unique index products_by_digest on products (md5("key"))`.execute(db)
  await sql`create unique index words_by_digest on words (md5("word"))`.execute(db)
  await sql`create unique index list_values_by_digest on list_values ("list", md5("value"))`.execute(db)
  for (const [table, column] of [
    ['products', 'key'],
    ['products', 'entityId'],
    ['products', '_id'],
    ['products', 'id'],
    ['words', 'word'],
    ['list_values', 'valueLower'],
  ] as const) {
    await sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} using hash (${sql.ref(column)})`.execute(
      db,
    )
  }
  // A product's words are stored together, so a small BRIN index is enough to delete them.
  await sql`create index product_words_by_number on product_words using brin ("number") with (pages_per_range = 8, autosummarize = on)`.execute(
    db,
  )
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index product_texts_by_trigram on product_texts using gin ("searchText" gin_trgm_ops)`.execute(db)
}

async function withUsers(db: AnyTables): Promise<undefined> {
  await createUsers(db, { text })
}

/** Replaces pairs and trigrams by terms with their products as bitmaps. */
async function withPostings(db: AnyTables): Promise<'rebuild'> {
  await sql`drop index product_texts_by_trigram`.execute(db)
  for (const table of ['product_words', 'product_values', 'words', 'list_values']) {
    await db.schema.dropTable(table).execute()
  }
  await createPostings(db, { text, bytes: sql`bytea` })
  await sql`create unique index terms_by_digest on terms ("list", md5("value"))`.execute(db)
  await sql`create index "terms_by_valueLower" on terms using hash ("valueLower")`.execute(db)
  return 'rebuild'
}

/** A version of the catalogue, by which other processes see that one of them has written. */
async function withVersion(db: AnyTables): Promise<undefined> {
  await createVersion(db, { text })
}

/** The columns that the derived tables were built with, so that a change of the columns is noticed. */
async function withColumns(db: AnyTables): Promise<undefined> {
  await createColumns(db, { text })
}

/** The records of accounts. */
async function withIdentityRecords(db: AnyTables): Promise<undefined> {
  await createIdentityRecords(db, { text })
}

/**
 * 31,744 products to a row of postings, where there were 4,096. Values above 2 kB would go to the TOAST table, and each be
 * read from there: these stay in their row.
 */
async function withLargerBlocks(db: AnyTables): Promise<'rebuild'> {
  await sql`alter table postings set (toast_tuple_target = 8160)`.execute(db)
  return 'rebuild'
}

/** The products of a category out of an index alone: the rows of a large one are most of a table. SQLite's indexes hold them. */
async function withCategoryNumbers(db: AnyTables): Promise<undefined> {
  await sql`create index products_by_category_number on products ("categoryHead") include ("number")`.execute(db)
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
  await createIndexVersions(db, { text })
}

/** Percents off are rounded exactly: 6.5 is 7 where it was 6. */
async function withExactPercents(): Promise<'rebuild'> {
  return 'rebuild'
}
