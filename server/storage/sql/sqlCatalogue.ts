import type { Condition } from '#contract/filter/condition.ts'
import { columnsOf } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { answeredRecord, DuplicateProduct, type Catalogue } from '#server/app/catalogue.ts'
import type { Kysely } from 'kysely'
import { minuteCache } from '../minuteCache.ts'
import { sqlFacets } from './facets.ts'
import { byBlock } from './blocks.ts'
import { matchesOf } from './matches.ts'
import { numbersIn } from './numberSet.ts'
import { orderTerms } from './orderTerms.ts'
import { answerIn, numberedRecordIn } from './rows.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { highest } from './termIds.ts'
import { eraseRecords, rewriteRecords, writeRecords } from './write.ts'

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

    read: ({ condition, order, limit, skip }) =>
      ways.reading(db, async (inside) => {
        const matches = await matchesOf(inside, condition, ways)
        const page = await order
          .flatMap(orderTerms)
          .reduce((query, { by, direction }) => query.orderBy(by, direction), matches.query().select('products.number'))
          .limit(limit)
          .offset(skip)
          .execute()
        const records = await recordsOf(
          inside,
          page.map(({ number }) => number),
          ways,
        )
        const isLast = page.length < limit && (page.length > 0 || skip === 0)
        return { records: records.map(answerIn), total: isLast ? skip + page.length : await matches.total() }
      }),

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
        for (const some of byBlock(numbers, (number) => number)) {
          const found = (await recordsOf(inside, some, ways)).map(numberedRecordIn)
          const patched = found.map((each) => ({ ...each, record: { ...each.record, ...patch } }))
          await rewriteRecords(inside, found, patched, ways)
        }
        return numbers.length
      }),

    remove: (condition) =>
      writing(async (inside) => {
        const numbers = await numbersOf(inside, condition, ways)
        for (const some of byBlock(numbers, (number) => number)) {
          await eraseRecords(inside, (await recordsOf(inside, some, ways)).map(numberedRecordIn), ways)
        }
        return numbers.length
      }),
  }
}

async function numbersOf(db: Kysely<CatalogueTables>, condition: Condition, ways: SqlWays): Promise<number[]> {
  return numbersIn(await (await matchesOf(db, condition, ways)).numbers())
}

/** The rows of these records, in the order of the numbers. */
async function recordsOf(db: Kysely<CatalogueTables>, numbers: readonly number[], ways: SqlWays) {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('product_records')
    .selectAll()
    .where((eb) => ways.isOneOfNumbers(eb.ref('number'), numbers))
    .execute()
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
    .selectFrom('terms')
    .select('terms.value')
    .where('terms.list', '=', 'word')
    .where((eb) =>
      eb.exists(eb.selectFrom('postings').select('postings.block').whereRef('postings.termId', '=', 'terms.id')),
    )
    .execute()
  return new Set(rows.map(({ value }) => value))
}
