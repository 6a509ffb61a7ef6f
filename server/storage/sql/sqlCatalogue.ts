import type { OrderStep } from '#contract/filter/order.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { answeredRecord, DuplicateProduct, type Catalogue } from '#server/app/catalogue.ts'
import { sql, type Kysely } from 'kysely'
import { answerIn, markIn, recordIn, rowsOf } from './rows.ts'
import type { CatalogueTables, ProductValueRow } from './tables.ts'
import { where } from './where.ts'

/** Values written by one statement: databases bound the parameters of a statement, four to a value. */
const valuesPerStatement = 1000

/** The catalogue in a database, through one query builder for every dialect. A write is all or nothing. */
export function sqlCatalogue(db: Kysely<CatalogueTables>): Catalogue {
  return {
    async read({ condition, order, limit, skip }) {
      const matching = db.selectFrom('products').where((eb) => where(eb, condition))
      const { total } = await matching
        .select((eb) => eb.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      const page = await order
        .flatMap(orderTerms)
        .reduce(
          (query, { by, direction }) => query.orderBy(by, direction),
          matching.select(['record', 'addToBackOffice']),
        )
        .limit(limit)
        .offset(skip)
        .execute()
      return { records: page.map(answerIn), total: Number(total) }
    },

    async create(records, addToBackOffice) {
      await db.transaction().execute(async (inside) => {
        for (const record of records) await insert(inside, record, addToBackOffice)
      })
      return records.map((record) => answeredRecord(record, addToBackOffice))
    },

    async update(condition, patch) {
      return db.transaction().execute(async (inside) => {
        const found = await inside
          .selectFrom('products')
          .select(['key', 'record', 'addToBackOffice'])
          .where((eb) => where(eb, condition))
          .execute()
        for (const row of found) {
          const { product, values } = rowsOf({ ...recordIn(row), ...patch }, markIn(row))
          await inside.updateTable('products').set(product).where('key', '=', row.key).execute()
          await inside.deleteFrom('product_values').where('productKey', '=', row.key).execute()
          await insertValues(inside, values)
        }
        return found.length
      })
    },

    async remove(condition) {
      const { numDeletedRows } = await db
        .deleteFrom('products')
        .where((eb) => where(eb, condition))
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}

async function insert(
  db: Kysely<CatalogueTables>,
  record: RecordFields,
  addToBackOffice: boolean | undefined,
): Promise<void> {
  const { product, values } = rowsOf(record, addToBackOffice)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('products')
    .values(product)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw new DuplicateProduct(product.key)
  await insertValues(db, values)
}

async function insertValues(db: Kysely<CatalogueTables>, values: readonly ProductValueRow[]): Promise<void> {
  for (let from = 0; from < values.length; from += valuesPerStatement) {
    await db
      .insertInto('product_values')
      .values(values.slice(from, from + valuesPerStatement))
      .execute()
  }
}

/** Names compare in lower case; blanks stand last whichever way the order runs. */
function orderTerms({ column, descending }: OrderStep) {
  const by = sql.ref(column === 'name' ? 'nameLower' : column)
  const term = { by, direction: descending ? 'desc' : 'asc' } as const
  const mayBeBlank = column === 'name' || column === 'launched'
  return mayBeBlank ? [{ by: sql`${by} = ''`, direction: 'asc' } as const, term] : [term]
}
