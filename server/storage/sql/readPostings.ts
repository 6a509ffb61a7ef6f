import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables, PostingRow } from './tables.ts'

/** The postings of these terms, in these blocks or in all. Blocks are in ascending order. */
export type PostingsReader = (termIds: readonly number[], blocks?: readonly number[]) => Promise<readonly PostingRow[]>

/** Reads postings from the database. */
export function readPostings(
  db: Kysely<CatalogueTables>,
  dialect: SqlDialect,
  termIds: readonly number[],
  blocks?: readonly number[],
): Promise<PostingRow[]> {
  return db
    .selectFrom('postings')
    .selectAll()
    .where((eb) => dialect.isOneOfNumbers(eb.ref('termId'), termIds))
    .$if(blocks !== undefined, (query) => query.where((eb) => rangeOrList(eb.ref('block'), blocks ?? [])))
    .execute()
}

/** A range scan if the numbers are most of the range: looking up each is slower. */
function rangeOrList(column: Expression<number>, numbers: readonly number[]): Expression<SqlBool> {
  const [first = 0, last = -1] = [numbers[0], numbers.at(-1)]
  return numbers.length * 1.5 > last - first
    ? sql<SqlBool>`${column} between ${first} and ${last}`
    : sql<SqlBool>`${column} in (${sql.join(numbers)})`
}
