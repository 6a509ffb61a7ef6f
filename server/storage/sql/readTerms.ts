import type { Compilable, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { CatalogueTables, TermRow } from './tables.ts'

/** A condition of terms. */
export type TermTest = (terms: ExpressionBuilder<CatalogueTables, 'terms'>) => Expression<SqlBool>

/** The terms that meet a test. */
export type TermsReader = (test: TermTest) => Promise<readonly TermRow[]>

/** The query for them. */
export function termsQuery(db: Kysely<CatalogueTables>, test: TermTest) {
  return db.selectFrom('terms').selectAll().where(test)
}

/** A cache key of a query: its statement and parameters. */
export function cacheKeyOf(query: Compilable): string {
  const { sql, parameters } = query.compile()
  return JSON.stringify([sql, parameters])
}
