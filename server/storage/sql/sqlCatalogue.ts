import type { OrderStep } from '#contract/filter/order.ts'
import type { Condition } from '#contract/filter/condition.ts'
import { columnsOf } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { answeredRecord, DuplicateProduct, type Catalogue } from '#server/app/catalogue.ts'
import { sql, type Kysely } from 'kysely'
import { minuteCache } from '../minuteCache.ts'
import { sqlFacets } from './facets.ts'
import { answerIn, numberedRecordIn } from './rows.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { where } from './where.ts'
import { eraseRecords, highest, rewriteRecords, slices, writeRecords } from './write.ts'

const numbersPerStatement = 5000

/** The catalogue in a database, through one query builder for every dialect. A write is all or nothing. */
export function sqlCatalogue(db: Kysely<CatalogueTables>, ways: SqlWays): Catalogue {
  const words = minuteCache(() => wordsIn(db))
  const facets = sqlFacets(db, ways)

  async function writing<Answer>(write: (inside: Kysely<CatalogueTables>) => Promise<Answer>): Promise<Answer> {
    try {
      return await db.transaction().execute(async (inside) => {
        await ways.waitToWrite(inside)
        return write(inside)
      })
    } finally {
      words.forget()
      facets.forget()
    }
  }

  return {
    words: words.read,
    facets: (condition, columns) => facets.read(condition, columns),

    async read({ condition, order, limit, skip }) {
      const matching = db.selectFrom('products').where((eb) => where(eb, condition, ways))
      const page = await order
        .flatMap(orderTerms)
        .reduce((query, { by, direction }) => query.orderBy(by, direction), matching.select('products.number'))
        .limit(limit)
        .offset(skip)
        .execute()
      const records = await recordsOf(
        db,
        page.map(({ number }) => number),
      )
      const isLast = page.length < limit && (page.length > 0 || skip === 0)
      if (isLast) return { records: records.map(answerIn), total: skip + page.length }
      const { total } = await matching
        .select((eb) => eb.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return { records: records.map(answerIn), total: Number(total) }
    },

    async create(records, addToBackOffice) {
      await writing(async (inside) => {
        await refuseDuplicates(inside, records, ways)
        const last = await highest(inside, 'product_records', 'number')
        const numbered = records.map((record, index) => ({ number: last + 1 + index, record, addToBackOffice }))
        await writeRecords(inside, numbered, ways)
      })
      return records.map((record) => answeredRecord(record, addToBackOffice))
    },

    update: (condition, patch) =>
      writing(async (inside) => {
        const numbers = await numbersOf(inside, condition, ways)
        for (const some of slices(numbers, numbersPerStatement)) {
          const found = (await recordsOf(inside, some)).map(numberedRecordIn)
          const patched = found.map((each) => ({ ...each, record: { ...each.record, ...patch } }))
          await rewriteRecords(inside, patched, ways)
        }
        return numbers.length
      }),

    remove: (condition) =>
      writing(async (inside) => {
        const numbers = await numbersOf(inside, condition, ways)
        await eraseRecords(inside, numbers)
        return numbers.length
      }),
  }
}

async function numbersOf(db: Kysely<CatalogueTables>, condition: Condition, ways: SqlWays): Promise<number[]> {
  const found = await db
    .selectFrom('products')
    .select('products.number')
    .where((eb) => where(eb, condition, ways))
    .execute()
  return found.map(({ number }) => number)
}

/** The rows of these records, in the order of the numbers. */
async function recordsOf(db: Kysely<CatalogueTables>, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  const rows = await db.selectFrom('product_records').selectAll().where('number', 'in', numbers).execute()
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

/** Throws a `DuplicateProduct` for the first record whose key is taken, in the database or by an earlier one. */
async function refuseDuplicates(
  db: Kysely<CatalogueTables>,
  records: readonly RecordFields[],
  ways: SqlWays,
): Promise<void> {
  const keys = records.map((record) => columnsOf(normaliseProduct(record)).key)
  const taken = await db
    .selectFrom('products')
    .select('products.key')
    .where((eb) => ways.isOneOf(eb.ref('products.key'), keys))
    .execute()
  const known = new Set(taken.map(({ key }) => key))
  for (const key of keys) {
    if (known.has(key)) throw new DuplicateProduct(key)
    known.add(key)
  }
}

async function wordsIn(db: Kysely<CatalogueTables>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('words')
    .select('words.word')
    .where((eb) =>
      eb.exists(
        eb.selectFrom('product_words').select('product_words.number').whereRef('product_words.wordId', '=', 'words.id'),
      ),
    )
    .execute()
  return new Set(rows.map(({ word }) => word))
}

/** Names compare in lower case; blanks stand last whichever way the order runs. */
function orderTerms({ column, descending }: OrderStep) {
  const by = sql.ref(column === 'name' ? 'nameLower' : column)
  const term = { by, direction: descending ? 'desc' : 'asc' } as const
  const mayBeBlank = column === 'name' || column === 'launched'
  return mayBeBlank ? [{ by: sql`${by} = ''`, direction: 'asc' } as const, term] : [term]
}
