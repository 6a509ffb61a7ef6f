import type { Kysely } from 'kysely'
import { byBlock } from './blocks.ts'
import { numberedRecordIn, rowsOf, type NumberedRecord, type ProductRows } from './rows.ts'
import { slices } from './slices.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'
import { noteTerms, writeChanges, type TermChanges } from './termChanges.ts'

type Tables = Kysely<CatalogueTables>

/** Batch size of an insert: databases limit the number of bound parameters. */
const productsPerStatement = 250

/** Records a rebuild holds in memory at a time. */
const productsPerRebuild = 4096

/** Tables with one row per product number. */
const tables = ['product_texts', 'products', 'product_records'] as const

/** Inserts records with unused numbers. Call it inside a transaction after `waitToWrite`. */
export async function writeRecords(db: Tables, records: readonly NumberedRecord[], dialect: SqlDialect): Promise<void> {
  for (const some of byBlock(records, ({ number }) => number)) {
    const rows = some.map(rowsOf)
    await insertRecords(db, rows)
    await insertDerived(db, rows, dialect)
  }
}

/** Replaces the records with these numbers. Call it inside a transaction after `waitToWrite`. */
export async function rewriteRecords(
  db: Tables,
  before: readonly NumberedRecord[],
  after: readonly NumberedRecord[],
  dialect: SqlDialect,
): Promise<void> {
  const had = new Map(before.map(rowsOf).map(({ product, terms }) => [product.number, terms]))
  const rows = after.map(rowsOf)
  await deleteRows(db, [...had.keys()], dialect)
  await insertRecords(db, rows)
  await insertProducts(db, rows)
  const changes: TermChanges = new Map()
  for (const { product, terms } of rows) {
    noteTerms(changes, product.number, { before: had.get(product.number), after: terms })
  }
  await writeChanges(db, changes, dialect)
}

/** Deletes these products. Call it inside a transaction after `waitToWrite`. */
export async function eraseRecords(db: Tables, records: readonly NumberedRecord[], dialect: SqlDialect): Promise<void> {
  const changes: TermChanges = new Map()
  for (const { product, terms } of records.map(rowsOf)) {
    noteTerms(changes, product.number, { before: terms })
  }
  await writeChanges(db, changes, dialect)
  await deleteRows(
    db,
    records.map(({ number }) => number),
    dialect,
  )
}

/** Rebuilds every derived table from the records, after a migration that changed what is derived. */
export async function rebuildIndexes(db: Tables, dialect: SqlDialect): Promise<void> {
  const derived = ['product_texts', 'products', 'postings', 'index_versions', 'terms'] as const
  for (const table of derived) await db.deleteFrom(table).execute()
  for (let last = 0; ;) {
    const some = await db
      .selectFrom('product_records')
      .selectAll()
      .where('number', '>', last)
      .orderBy('number')
      .limit(productsPerRebuild)
      .execute()
    if (some.length === 0) return
    for (const part of byBlock(some, ({ number }) => number)) {
      await insertDerived(db, part.map(numberedRecordIn).map(rowsOf), dialect)
    }
    last = some.at(-1)?.number ?? last
  }
}

async function insertDerived(db: Tables, rows: readonly ProductRows[], dialect: SqlDialect): Promise<void> {
  await insertProducts(db, rows)
  const changes: TermChanges = new Map()
  for (const { product, terms } of rows) noteTerms(changes, product.number, { after: terms })
  await writeChanges(db, changes, dialect)
}

async function insertRecords(db: Tables, rows: readonly ProductRows[]): Promise<void> {
  for (const some of slices(rows, productsPerStatement)) {
    await db
      .insertInto('product_records')
      .values(some.map(({ record }) => record))
      .execute()
  }
}

async function insertProducts(db: Tables, rows: readonly ProductRows[]): Promise<void> {
  for (const some of slices(rows, productsPerStatement)) {
    await db
      .insertInto('products')
      .values(some.map(({ product }) => product))
      .execute()
    await db
      .insertInto('product_texts')
      .values(some.map(({ text }) => text))
      .execute()
  }
}

async function deleteRows(db: Tables, numbers: readonly number[], dialect: SqlDialect): Promise<void> {
  for (const table of tables) {
    await db
      .deleteFrom(table)
      .where((eb) => dialect.isOneOfNumbers(eb.ref('number'), numbers))
      .execute()
  }
}
