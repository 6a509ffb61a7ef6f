import { sql } from 'kysely'
import { createPostings } from '../sql/createPostings.ts'
import { createTables } from '../sql/createTables.ts'
import { sharedMigrations } from '../sql/sharedMigrations.ts'
import type { AnyTables, Migration } from '../sql/migrate.ts'

const text = sql`text collate "C"`
const shared = sharedMigrations(text)

/**
 * The schema migrations, each run once, in this order. An entry
 * that has been released is never changed; a change is a new entry.
 */
export const migrations: readonly Migration[] = [
  createCatalogue,
  shared.withUsers,
  withPostings,
  shared.withVersion,
  shared.withColumns,
  shared.withIdentityRecords,
  withLargerBlocks,
  withCategoryNumbers,
  shared.withPairs,
  shared.withUnwritten,
  shared.withIndexVersions,
  shared.withExactPercents,
  shared.withStopWords,
  shared.withJoinedWords,
]

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

/**
 * 31,744 products per row of postings instead of 4,096. Values above 2 kB would be moved to the TOAST table, and need
 * another read each; with this setting they stay in their row.
 */
async function withLargerBlocks(db: AnyTables): Promise<'rebuild'> {
  await sql`alter table postings set (toast_tuple_target = 8160)`.execute(db)
  return 'rebuild'
}

/** For index-only scans of a category, which may be most of the rows. SQLite's indexes contain the number anyway. */
async function withCategoryNumbers(db: AnyTables): Promise<undefined> {
  await sql`create index products_by_category_number on products ("categoryHead") include ("number")`.execute(db)
}
