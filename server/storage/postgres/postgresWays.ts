import { sql, type SqlBool } from 'kysely'
import type { SqlWays } from '../sql/sqlWays.ts'
import { patternOf } from '../sql/where.ts'

/** Any number, as long as no other program of the same database takes the same: 'padma' in ASCII. */
export const writersLock = 0x7061646d61

export const postgresWays: SqlWays = {
  isAmong: (numbers) => sql<SqlBool>`(${sql.ref('products.number')} in ${numbers}) is true`,
  // Its planner knows by itself.
  isAmongFew: (numbers) => sql<SqlBool>`${sql.ref('products.number')} in ${numbers}`,
  manyProducts: Infinity,
  isOneOf: (text, texts) => sql<SqlBool>`${text} = any(${[...texts]}::text[])`,
  mayHold: (text) =>
    sql<number>`(select "number" from product_texts where "searchText" like ${patternOf(text)} escape '\\')`,
  async waitToWrite(db) {
    await sql`select pg_advisory_xact_lock(${sql.lit(writersLock)})`.execute(db)
  },
}
