import type { CataloguePage, CatalogueQuery } from '#server/app/catalogue.ts'
import { resolvedMatches } from './matches.ts'
import { orderTerms } from './orderTerms.ts'
import { readRecords } from './readRecords.ts'
import { joined, negated, resolveTerms, type ResolvedTerms } from './resolveTerms.ts'
import { answerIn } from './rows.ts'
import type { TermIndex } from './termIndex.ts'

type Part = Pick<CatalogueQuery, 'order' | 'limit' | 'skip'>

/** One page of a query and its total, within one transaction's snapshot. */
export async function readPage(
  index: TermIndex,
  { condition, first, ...page }: CatalogueQuery,
): Promise<CataloguePage> {
  const whole = await resolveTerms(index, condition)
  if (!first) return readPart(index, whole, page)
  const preferred = await resolveTerms(index, first)
  const before = await readPart(index, joined('all', [whole, preferred]), page)
  const rest = { ...page, limit: page.limit - before.records.length, skip: Math.max(0, page.skip - before.total) }
  const after = await readPart(index, joined('all', [whole, await negated(index, preferred)]), rest)
  return { records: [...before.records, ...after.records], total: before.total + after.total }
}

async function readPart(index: TermIndex, left: ResolvedTerms, { order, limit, skip }: Part): Promise<CataloguePage> {
  const matches = resolvedMatches(index, left)
  const page = await order
    .flatMap(orderTerms)
    .reduce((query, { by, direction }) => query.orderBy(by, direction), matches.query().select('products.number'))
    .limit(limit)
    .offset(skip)
    .execute()
  const records = await readRecords(
    index.db,
    page.map(({ number }) => number),
    index.dialect,
  )
  const isLast = page.length < limit && (page.length > 0 || skip === 0)
  return { records: records.map(answerIn), total: isLast ? skip + page.length : await matches.total() }
}
