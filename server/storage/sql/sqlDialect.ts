import type { Expression, ExpressionBuilder, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { NumberSet } from './numberSet.ts'
import type { CatalogueTables } from './tables.ts'

export type Products = ExpressionBuilder<CatalogueTables, 'products'>

/** The differences between the databases; all other SQL is shared. */
export interface SqlDialect {
  /** The type of text that compares by its bytes. */
  text: RawBuilder<unknown>
  /** `in` for texts, sent as one bound parameter. */
  isOneOf: (text: Expression<string>, texts: readonly string[]) => RawBuilder<SqlBool>
  /** `in` for integers. */
  isOneOfNumbers: (number: Expression<number>, numbers: readonly number[]) => RawBuilder<SqlBool>
  /**
   * `in` for a large set, phrased so that the planner expects nearly every row to match: it then scans the products
   * in the requested order until the page is full.
   */
  isInSet: (number: Expression<number>, set: NumberSet) => RawBuilder<SqlBool>
  /** Runs a read in one snapshot transaction, so that product numbers stay valid throughout. */
  reading: <Answer>(
    db: Kysely<CatalogueTables>,
    read: (inside: Kysely<CatalogueTables>) => Promise<Answer>,
  ) => Promise<Answer>
  /** Serialises writers across processes; call it inside each writing transaction. */
  waitToWrite: (db: Kysely<CatalogueTables>) => Promise<void>
}
