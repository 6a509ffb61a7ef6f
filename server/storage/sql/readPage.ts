import type { CataloguePage, CatalogueQuery } from '#server/app/catalogue.ts'
import type { Kysely } from 'kysely'
import { resolvedMatches } from './matches.ts'
import { orderTerms } from './orderTerms.ts'
import { readRecords } from './readRecords.ts'
import { joined, negated, resolveTerms, type ResolvedTerms } from './resolveTerms.ts'
import { answerIn } from './rows.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'

type Tables = Kysely<CatalogueTables>
type Part = Pick<CatalogueQuery, 'order' | 'limit' | 'skip'>

/** One page of a query and its total, within one transaction's snapshot. */
export async function readPage(
  db: Tables,
  { condition, first, ...page }: CatalogueQuery,
  dialect: SqlDialect,
): Promise<CataloguePage> {
  const whole = await resolveTerms(db, condition, dialect)
  if (!first) return readPart(db, whole, page, dialect)
  const preferred = await resolveTerms(db, first, dialect)
  const before = await readPart(db, joined('all', [whole, preferred]), page, dialect)
  const rest = { ...page, limit: page.limit - before.records.length, skip: Math.max(0, page.skip - before.total) }
  const after = await readPart(db, joined('all', [whole, await negated(db, preferred)]), rest, dialect)
  return { records: [...before.records, ...after.records], total: before.total + after.total }
}

async function readPart(
  db: Tables,
  left: ResolvedTerms,
  { order, limit, skip }: Part,
  dialect: SqlDialect,
): Promise<CataloguePage> {
  const matches = resolvedMatches(db, left, dialect)
  const page = await order
    .flatMap(orderTerms)
    .reduce((query, { by, direction }) => query.orderBy(by, direction), matches.query().select('products.number'))
    .limit(limit)
    .offset(skip)
    .execute()
  const records = await readRecords(
    db,
    page.map(({ number }) => number),
    dialect,
  )
  const isLast = page.length < limit && (page.length > 0 || skip === 0)
  return { records: records.map(answerIn), total: isLast ? skip + page.length : await matches.total() }
}
