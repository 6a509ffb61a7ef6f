import { sql, type Kysely } from 'kysely'
import { replaceIndexVersions, termsPart } from './indexVersions.ts'
import { slices } from './slices.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'
import { nameOf, type Term } from './terms.ts'

const termsPerStatement = 5000

/** Maps terms to ids by name, inserting new ones. Call it inside a transaction after `waitToWrite`. */
export async function idsOfTerms(
  db: Kysely<CatalogueTables>,
  terms: readonly Term[],
  dialect: SqlDialect,
): Promise<Map<string, number>> {
  const sought = new Map(terms.map((term) => [nameOf(term), term]))
  const lowered = [...new Set(terms.map(({ value }) => value.toLowerCase()))]
  const ids = new Map<string, number>()
  const known = await db
    .selectFrom('terms')
    .selectAll()
    .where((eb) => dialect.isOneOf(eb.ref('valueLower'), lowered))
    .execute()
  for (const row of known) if (sought.has(nameOf(row))) ids.set(nameOf(row), row.id)
  const fresh = [...sought].filter(([name]) => !ids.has(name))
  if (fresh.length > 0) await replaceIndexVersions(db, [termsPart])
  let id = await highest(db, 'terms', 'id')
  for (const some of slices(fresh, termsPerStatement)) {
    const rows = some.map(([name, { list, value }]) => {
      ids.set(name, ++id)
      return { id, list, value, valueLower: value.toLowerCase() }
    })
    await db.insertInto('terms').values(rows).execute()
  }
  return ids
}

/**
 * Deletes those of these terms that no product has any more: texts change, and the table would grow with each change. Call
 * it inside a transaction after `waitToWrite`. An id may be used again, for a new term, which replaces the terms' version.
 */
export async function deleteUnusedTerms(
  db: Kysely<CatalogueTables>,
  ids: readonly number[],
  dialect: SqlDialect,
): Promise<void> {
  if (ids.length === 0) return
  const { numDeletedRows } = await db
    .deleteFrom('terms')
    .where((eb) => dialect.isOneOfNumbers(eb.ref('terms.id'), ids))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('postings').select('postings.block').whereRef('postings.termId', '=', 'terms.id')),
      ),
    )
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await replaceIndexVersions(db, [termsPart])
}

/** The highest id; 0 in an empty table. */
export async function highest(
  db: Kysely<CatalogueTables>,
  table: 'product_records' | 'terms',
  column: 'number' | 'id',
): Promise<number> {
  const top = sql<number | null>`max(${sql.ref(column)})`
  const { rows } = await sql<{ top: number | null }>`select ${top} as top from ${sql.table(table)}`.execute(db)
  return rows[0]?.top ?? 0
}
