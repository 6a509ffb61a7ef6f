import type { Expression, ExpressionBuilder, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { NumberSet } from './numberSet.ts'
import type { CatalogueTables } from './tables.ts'

export type Products = ExpressionBuilder<CatalogueTables, 'products'>

/** What the databases do each in their own way; everything else is one SQL for all. */
export interface SqlWays {
  /** Whether a text is one of these; they travel as one parameter, however many they are. */
  isOneOf: (text: Expression<string>, texts: readonly string[]) => RawBuilder<SqlBool>
  /** The same of whole numbers. */
  isOneOfNumbers: (number: Expression<number>, numbers: readonly number[]) => RawBuilder<SqlBool>
  /**
   * The same of a set of many, and in words the planner takes for true of nearly every row: it walks over the products
   * in the order that was asked for until the page is full.
   */
  isInSet: (number: Expression<number>, set: NumberSet) => RawBuilder<SqlBool>
  /** Reads in a transaction in which nothing changes: numbers that were looked up mean the same products throughout. */
  reading: <Answer>(
    db: Kysely<CatalogueTables>,
    read: (inside: Kysely<CatalogueTables>) => Promise<Answer>,
  ) => Promise<Answer>
  /** Lets one writer in at a time, other processes counted; called inside each transaction that writes. */
  waitToWrite: (db: Kysely<CatalogueTables>) => Promise<void>
}
