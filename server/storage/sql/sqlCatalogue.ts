import type { Condition } from '#contract/filter/condition.ts'
import { columnsOf } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'
import {
  answeredRecord,
  DuplicateProduct,
  patchedRecord,
  type Catalogue,
  type CatalogueReads,
} from '#server/app/catalogue.ts'
import type { Kysely } from 'kysely'
import PQueue from 'p-queue'
import { minuteCache } from '../minuteCache.ts'
import { catalogueVersion, checkedVersion, replaceVersion } from './catalogueVersion.ts'
import { byBlock } from './blocks.ts'
import { matchesOf } from './matches.ts'
import { numbersIn } from './numberSet.ts'
import { readRecords } from './readRecords.ts'
import { numberedRecordIn } from './rows.ts'
import type { SqlDialect } from './sqlDialect.ts'
import { sqlReads } from './sqlReads.ts'
import type { CatalogueTables } from './tables.ts'
import { highest } from './termIds.ts'
import { termIndex } from './termIndex.ts'
import { eraseRecords, rewriteRecords, writeRecords } from './write.ts'

/**
 * The catalogue in a SQL database, for every dialect. Each write is one transaction. Reads, and the version, which every page
 * begins with, may use other connections: a write would make them wait.
 */
export function sqlCatalogue(
  db: Kysely<CatalogueTables>,
  dialect: SqlDialect,
  reads: CatalogueReads = sqlReads(db, dialect),
  versions: Kysely<CatalogueTables> = db,
): Catalogue {
  const words = minuteCache(reads.words)
  // Before a connection is taken: writes that wait for one another's lock would leave none for pages and sign-ins.
  const writes = new PQueue({ concurrency: 1 })

  async function writing<Answer>(write: (inside: Kysely<CatalogueTables>) => Promise<Answer>): Promise<Answer> {
    try {
      return await writes.add(() =>
        db.transaction().execute(async (inside) => {
          await dialect.waitToWrite(inside)
          const answer = await write(inside)
          await replaceVersion(inside)
          return answer
        }),
      )
    } finally {
      words.forget()
    }
  }

  const version = catalogueVersion(versions, words.forget)
  const check = checkedVersion(version)

  return {
    version,
    words: () => check().then(words.read),
    facets: reads.facets,
    read: reads.read,

    async create(records, addToBackOffice) {
      await writing(async (inside) => {
        await refuseDuplicates(inside, records, dialect)
        const last = await highest(inside, 'product_records', 'number')
        const numbered = records.map((record, index) => ({ number: last + 1 + index, record, addToBackOffice }))
        await writeRecords(inside, numbered, dialect)
      })
      return records.map((record) => answeredRecord(record, addToBackOffice))
    },

    update: (condition, patch) =>
      writing(async (inside) => {
        const numbers = await numbersOf(inside, condition, dialect)
        for (const some of byBlock(numbers, (number) => number)) {
          const found = (await readRecords(inside, some, dialect)).map(numberedRecordIn)
          const patched = found.map((each) => ({ ...each, record: patchedRecord(each.record, patch) }))
          await rewriteRecords(inside, found, patched, dialect)
        }
        return numbers.length
      }),

    remove: (condition) =>
      writing(async (inside) => {
        const numbers = await numbersOf(inside, condition, dialect)
        for (const some of byBlock(numbers, (number) => number)) {
          await eraseRecords(inside, (await readRecords(inside, some, dialect)).map(numberedRecordIn), dialect)
        }
        return numbers.length
      }),
  }
}

async function numbersOf(db: Kysely<CatalogueTables>, condition: Condition, dialect: SqlDialect): Promise<number[]> {
  return numbersIn(await (await matchesOf(termIndex(db, dialect), condition)).numbers())
}

/** Throws a `DuplicateProduct` for the first record whose key is taken, in the database or by an earlier one. */
async function refuseDuplicates(
  db: Kysely<CatalogueTables>,
  records: readonly RecordFields[],
  dialect: SqlDialect,
): Promise<void> {
  const keys = records.map((record) => columnsOf(normaliseProduct(record)).key)
  const taken = await db
    .selectFrom('products')
    .select('products.key')
    .where((eb) => dialect.isOneOf(eb.ref('products.key'), keys))
    .execute()
  const known = new Set(taken.map(({ key }) => key))
  for (const key of keys) {
    if (known.has(key)) throw new DuplicateProduct(key)
    known.add(key)
  }
}
