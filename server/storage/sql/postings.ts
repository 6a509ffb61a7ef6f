import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { CountedValue } from '../facetOf.ts'
import { blocksIn, countIn, setOfBlocks } from './blocks.ts'
import type { NumberSet } from './numberSet.ts'
import type { CatalogueTables } from './tables.ts'
import type { TermIndex } from './termIndex.ts'
import type { TermList } from './terms.ts'

/** The products that have any term matching a test. */
export async function productsWith(
  { db, postings }: TermIndex,
  test: (terms: ExpressionBuilder<CatalogueTables, 'terms'>) => Expression<SqlBool>,
): Promise<NumberSet> {
  const terms = await db.selectFrom('terms').select('terms.id').where(test).execute()
  return setOfBlocks(await postings(terms.map(({ id }) => id)))
}

/** The products of each value of a list. */
export async function setsByValue({ db, postings }: TermIndex, list: TermList): Promise<Map<string, NumberSet>> {
  const terms = await db
    .selectFrom('terms')
    .where('terms.list', '=', list)
    .select(['terms.id', 'terms.value'])
    .execute()
  const rows = await postings(terms.map(({ id }) => id))
  const byTerm = Map.groupBy(rows, ({ termId }) => termId)
  return new Map(terms.map(({ id, value }) => [value, setOfBlocks(byTerm.get(id) ?? [])]))
}

/** All products. */
export function allProducts(index: TermIndex): Promise<NumberSet> {
  return productsWith(index, (terms) => terms('terms.list', '=', 'product'))
}

/** Counts products by value of these lists, optionally within a set of products. */
export async function countedValues<List extends TermList>(
  { db, postings }: TermIndex,
  lists: readonly List[],
  among?: NumberSet,
): Promise<Map<List, CountedValue[]>> {
  const counts = new Map<List, CountedValue[]>(lists.map((list) => [list, []]))
  const blocks = among && blocksIn(among)
  if (blocks?.length === 0) return counts
  const terms = await db
    .selectFrom('terms')
    .where('terms.list', 'in', lists)
    .select(['terms.id', 'terms.list', 'terms.value'])
    .execute()
  const rows = await postings(
    terms.map(({ id }) => id),
    blocks,
  )
  const found = new Map<number, number>()
  for (const row of rows) {
    const count = countIn(row, among)
    if (count > 0) found.set(row.termId, (found.get(row.termId) ?? 0) + count)
  }
  for (const { id, list, value } of terms) {
    const count = found.get(id)
    // The query selects only these lists.
    if (count) counts.get(list as List)?.push({ value, count })
  }
  return counts
}
