import type { Expression, ExpressionBuilder, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { CatalogueTables } from './tables.ts'

export type Products = ExpressionBuilder<CatalogueTables, 'products'>

/** What the databases do each in their own way; everything else is one SQL for all. */
export interface SqlWays {
  /**
   * Whether the product's number is one of these, in words that keep the planner from fetching product after product
   * in the order of such a list: walking over the products in the order that was asked for, with the list beside it,
   * is faster but for the shortest lists.
   */
  isAmong: (numbers: Expression<unknown>) => RawBuilder<SqlBool>
  /** The same for lists that are mostly short, and where every match is looked at anyway. */
  isAmongFew: (numbers: Expression<unknown>) => RawBuilder<SqlBool>
  /** Products from which on all values are walked over to count some, instead of looking up each product's own. */
  manyProducts: number
  /** Whether a text is one of these; they travel as one parameter, however many they are. */
  isOneOf: (text: Expression<string>, texts: readonly string[]) => RawBuilder<SqlBool>
  /**
   * A subquery for the numbers of the products whose search text may hold this text of three characters or more: all
   * that do, and few more.
   */
  mayHold: (text: string) => RawBuilder<number>
  /** Lets one writer in at a time, other processes counted; called inside each transaction that writes. */
  waitToWrite: (db: Kysely<CatalogueTables>) => Promise<void>
}
