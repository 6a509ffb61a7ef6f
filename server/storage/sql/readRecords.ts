import type { Kysely } from 'kysely'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables, ProductRecordRow } from './tables.ts'

/** The rows of these records, in the order of the numbers. */
export async function readRecords(
  db: Kysely<CatalogueTables>,
  numbers: readonly number[],
  dialect: SqlDialect,
): Promise<ProductRecordRow[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('product_records')
    .selectAll()
    .where((eb) => dialect.isOneOfNumbers(eb.ref('number'), numbers))
    .execute()
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
