import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { TableDialect } from './createTables.ts'

/**
 * The tables of terms and postings, and covering indexes for sort orders. Part of migrations: what is here
 * is never changed, a change is a new migration.
 */
export async function createPostings(
  db: Kysely<unknown>,
  { text, bytes }: Pick<TableDialect, 'text'> & { bytes: RawBuilder<unknown> },
): Promise<void> {
  await db.schema
    .createTable('terms')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('list', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('valueLower', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('postings')
    .addColumn('termId', 'integer', (column) => column.notNull())
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('numbers', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('postings_key', ['termId', 'block'])
    .execute()
  await db.schema.createIndex('terms_by_list').on('terms').column('list').execute()

  const key = sql`substr("key", 1, 200)`
  const name = sql`substr("nameLower", 1, 200)`
  for (const [order, columns] of [
    ['categoryHead_price', sql`"categoryHead", "price", ${key}`],
    ['price', sql`"price", ${key}`],
    ['rating', sql`"rating" desc, ${key}`],
    ['sortOrder_reviewCount_desc', sql`"sortOrder", "reviewCount" desc, ${key}`],
    ['categoryHead_sortOrder_reviewCount_desc', sql`"categoryHead", "sortOrder", "reviewCount" desc, ${key}`],
    ['launched', sql`("launched" = ''), "launched" desc, ${key}`],
    ['name', sql`("nameLower" = ''), ${name}`],
  ] as const) {
    const index = `products_by_${order}`
    await db.schema.dropIndex(index).ifExists().execute()
    await sql`create index ${sql.ref(index)} on products (${columns})`.execute(db)
  }
}
