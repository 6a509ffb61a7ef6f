import { sql } from 'kysely'
import { createPostings } from '../sql/createPostings.ts'
import { createTables, createUsers } from '../sql/createTables.ts'
import type { AnyTables, Migration } from '../sql/migrate.ts'

/**
 * What makes an empty database, or an older shop's, into this shop's: each entry once, in this order, for ever. An entry
 * that has been released is never changed; a change is a new entry.
 */
export const migrations: readonly Migration[] = [createCatalogue, withUsers, withPostings]

const text = sql`text collate "C"`

/**
 * Text of any length may come in, and a b-tree holds 2,700 bytes: ids, words and values are found by hash indexes, and
 * are unique by their digests.
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
  // The words of a product lie together, so that a small map of where they lie is enough to delete them.
  await sql`create index product_words_by_number on product_words using brin ("number") with (pages_per_range = 8, autosummarize = on)`.execute(
    db,
  )
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index product_texts_by_trigram on product_texts using gin ("searchText" gin_trgm_ops)`.execute(db)
}

async function withUsers(db: AnyTables): Promise<undefined> {
  await createUsers(db, { text })
}

/** Terms with their products in blocks of bits, in the place of pairs and trigrams. */
async function withPostings(db: AnyTables): Promise<'derive again'> {
  await sql`drop index product_texts_by_trigram`.execute(db)
  for (const table of ['product_words', 'product_values', 'words', 'list_values']) {
    await db.schema.dropTable(table).execute()
  }
  await createPostings(db, { text, bytes: sql`bytea` })
  await sql`create unique index terms_by_digest on terms ("list", md5("value"))`.execute(db)
  await sql`create index "terms_by_valueLower" on terms using hash ("valueLower")`.execute(db)
  return 'derive again'
}
