import type { Kysely } from 'kysely'
import { byBlock, numbersPerBlock } from './blocks.ts'
import { numberedRecordIn, rowsOf, type NumberedRecord, type ProductRows } from './rows.ts'
import { slices } from './slices.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { noteTerms, writeChanges, type TermChanges } from './termChanges.ts'

type Tables = Kysely<CatalogueTables>

/** Products written by one statement: databases bound the parameters of a statement. */
const productsPerStatement = 250

/** Tables of one row for each product, under its number. */
const tables = ['product_texts', 'products', 'product_records'] as const

/** Writes records under numbers that are free. Inside a transaction that has waited to write. */
export async function writeRecords(db: Tables, records: readonly NumberedRecord[], ways: SqlWays): Promise<void> {
  for (const some of byBlock(records, ({ number }) => number)) {
    const rows = some.map(rowsOf)
    await insertRecords(db, rows)
    await insertDerived(db, rows, ways)
  }
}

/** Writes records in the place of those that have the same numbers. Inside a transaction that has waited to write. */
export async function rewriteRecords(
  db: Tables,
  before: readonly NumberedRecord[],
  after: readonly NumberedRecord[],
  ways: SqlWays,
): Promise<void> {
  const had = new Map(before.map(rowsOf).map(({ product, terms }) => [product.number, terms]))
  const rows = after.map(rowsOf)
  await deleteRows(db, [...had.keys()], ways)
  await insertRecords(db, rows)
  await insertProducts(db, rows)
  const changes: TermChanges = new Map()
  for (const { product, terms } of rows) {
    noteTerms(changes, product.number, { before: had.get(product.number), after: terms })
  }
  await writeChanges(db, changes, ways)
}

/** Forgets these products. Inside a transaction that has waited to write. */
export async function eraseRecords(db: Tables, records: readonly NumberedRecord[], ways: SqlWays): Promise<void> {
  const changes: TermChanges = new Map()
  for (const { product, terms } of records.map(rowsOf)) {
    noteTerms(changes, product.number, { before: terms })
  }
  await writeChanges(db, changes, ways)
  await deleteRows(
    db,
    records.map(({ number }) => number),
    ways,
  )
}

/** Derives every other table from the records: after a migration that changed what is derived. */
export async function deriveAgain(db: Tables, ways: SqlWays): Promise<void> {
  for (const table of ['product_texts', 'products', 'postings', 'terms'] as const) await db.deleteFrom(table).execute()
  for (let last = 0; ;) {
    const some = await db
      .selectFrom('product_records')
      .selectAll()
      .where('number', '>', last)
      .orderBy('number')
      .limit(numbersPerBlock)
      .execute()
    if (some.length === 0) return
    for (const part of byBlock(some, ({ number }) => number)) {
      await insertDerived(db, part.map(numberedRecordIn).map(rowsOf), ways)
    }
    last = some.at(-1)?.number ?? last
  }
}

async function insertDerived(db: Tables, rows: readonly ProductRows[], ways: SqlWays): Promise<void> {
  await insertProducts(db, rows)
  const changes: TermChanges = new Map()
  for (const { product, terms } of rows) noteTerms(changes, product.number, { after: terms })
  await writeChanges(db, changes, ways)
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

async function deleteRows(db: Tables, numbers: readonly number[], ways: SqlWays): Promise<void> {
  for (const table of tables) {
    await db
      .deleteFrom(table)
      .where((eb) => ways.isOneOfNumbers(eb.ref('number'), numbers))
      .execute()
  }
}
