import type { ListColumn } from '#domain/product/columns.ts'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { numberedRecordIn, rowsOf, type NumberedRecord, type ProductRows } from './rows.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'

type Tables = Kysely<CatalogueTables>

/** Products written by one statement: databases bound the parameters of a statement. */
const productsPerStatement = 250
const pairsPerStatement = 5000

/** Tables that are derived from the records, each row under its product's number. */
const derived = ['product_words', 'product_values', 'product_texts', 'products'] as const

/** Writes records under numbers that are free. Inside a transaction that has waited to write. */
export async function writeRecords(db: Tables, records: readonly NumberedRecord[], ways: SqlWays): Promise<void> {
  for (const some of slices(records, productsPerStatement)) {
    const rows = some.map(rowsOf)
    await db
      .insertInto('product_records')
      .values(rows.map(({ record }) => record))
      .execute()
    await writeDerived(db, rows, ways)
  }
}

/** Writes records in the place of those that have the same numbers. Inside a transaction that has waited to write. */
export async function rewriteRecords(db: Tables, records: readonly NumberedRecord[], ways: SqlWays): Promise<void> {
  const numbers = records.map(({ number }) => number)
  await eraseRecords(db, numbers)
  await writeRecords(db, records, ways)
}

/** Forgets the products of these numbers. Inside a transaction that has waited to write. */
export async function eraseRecords(db: Tables, numbers: readonly number[]): Promise<void> {
  for (const some of slices(numbers, pairsPerStatement)) {
    for (const table of [...derived, 'product_records'] as const) {
      await db.deleteFrom(table).where('number', 'in', some).execute()
    }
  }
}

/** Derives every other table from the records: after a migration that changed what is derived. */
export async function deriveAgain(db: Tables, ways: SqlWays): Promise<void> {
  for (const table of derived) await db.deleteFrom(table).execute()
  for (let last = 0; ;) {
    const some = await db
      .selectFrom('product_records')
      .selectAll()
      .where('number', '>', last)
      .orderBy('number')
      .limit(productsPerStatement)
      .execute()
    if (some.length === 0) return
    await writeDerived(db, some.map(numberedRecordIn).map(rowsOf), ways)
    last = some.at(-1)?.number ?? last
  }
}

async function writeDerived(db: Tables, rows: readonly ProductRows[], ways: SqlWays): Promise<void> {
  await db
    .insertInto('products')
    .values(rows.map(({ product }) => product))
    .execute()
  await db
    .insertInto('product_texts')
    .values(rows.map(({ text }) => text))
    .execute()
  const wordIds = await idsOfWords(db, [...new Set(rows.flatMap(({ words }) => words))], ways)
  await insertPairs(
    db,
    'product_words ("wordId", "number")',
    rows.flatMap(({ words, product }) => words.map((word) => [wordIds.get(word), product.number] as const)),
  )
  const valueIds = await idsOfValues(
    db,
    rows.flatMap(({ values }) => values),
    ways,
  )
  await insertPairs(
    db,
    'product_values ("valueId", "number")',
    rows.flatMap(({ values, product }) =>
      values.map(({ list, value }) => [valueIds.get(listed(list, value)), product.number] as const),
    ),
  )
}

/** Whole numbers of our own stand in the statement itself: binding millions of them costs more than writing them. */
async function insertPairs(
  db: Tables,
  into: string,
  pairs: readonly (readonly [number | undefined, number])[],
): Promise<void> {
  for (const some of slices(pairs, pairsPerStatement)) {
    const values = some.map(([id, number]) => `(${Number(id)},${number})`).join(',')
    await db.executeQuery(CompiledQuery.raw(`insert into ${into} values ${values}`))
  }
}

async function idsOfWords(db: Tables, words: readonly string[], ways: SqlWays): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const known = await db
    .selectFrom('words')
    .selectAll()
    .where((eb) => ways.isOneOf(eb.ref('word'), words))
    .execute()
  for (const { id, word } of known) ids.set(word, id)
  const fresh = words.filter((word) => !ids.has(word))
  let id = await highest(db, 'words', 'id')
  for (const some of slices(fresh, pairsPerStatement)) {
    const rows = some.map((word) => ({ id: ++id, word }))
    for (const row of rows) ids.set(row.word, row.id)
    await db.insertInto('words').values(rows).execute()
  }
  return ids
}

async function idsOfValues(
  db: Tables,
  values: readonly { list: ListColumn; value: string }[],
  ways: SqlWays,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const lowered = [...new Set(values.map(({ value }) => value.toLowerCase()))]
  const known = await db
    .selectFrom('list_values')
    .selectAll()
    .where((eb) => ways.isOneOf(eb.ref('valueLower'), lowered))
    .execute()
  for (const { id, list, value } of known) ids.set(listed(list, value), id)
  const fresh = new Map(
    values.map((each) => [listed(each.list, each.value), each] as const).filter(([name]) => !ids.has(name)),
  )
  let id = await highest(db, 'list_values', 'id')
  for (const some of slices([...fresh], pairsPerStatement)) {
    const rows = some.map(([name, { list, value }]) => {
      ids.set(name, ++id)
      return { id, list, value, valueLower: value.toLowerCase() }
    })
    await db.insertInto('list_values').values(rows).execute()
  }
  return ids
}

function listed(list: ListColumn, value: string): string {
  return `${list}:${value}`
}

/** The highest number given so far; 0 in an empty table. */
export async function highest(
  db: Tables,
  table: 'product_records' | 'words' | 'list_values',
  column: 'number' | 'id',
): Promise<number> {
  const top = sql<number | null>`max(${sql.ref(column)})`
  const { rows } = await sql<{ top: number | null }>`select ${top} as top from ${sql.table(table)}`.execute(db)
  return rows[0]?.top ?? 0
}

export function* slices<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += length) yield items.slice(from, from + length)
}
