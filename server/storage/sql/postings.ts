import type { CountedValue } from '../facetOf.ts'
import { blocksIn, countIn, setOfBlocks } from './blocks.ts'
import type { NumberSet } from './numberSet.ts'
import { cacheKeyOf, termsQuery, type TermTest } from './readTerms.ts'
import type { SetsByValue, TermIndex } from './termIndex.ts'
import type { TermList } from './terms.ts'

/** The products that have any term matching a test. */
export function productsWith(index: TermIndex, test: TermTest): Promise<NumberSet> {
  return index.cachedSet(cacheKeyOf(termsQuery(index.db, test)), async () => {
    const found = await index.terms(test)
    return setOfBlocks(await index.postings(found.map(({ id }) => id)))
  })
}

/** The products of each value of a list. */
export function productsByValue(index: TermIndex, list: TermList): Promise<SetsByValue> {
  return index.cachedSets(list, async () => {
    const found = await index.terms((eb) => eb('terms.list', '=', list))
    const rows = await index.postings(found.map(({ id }) => id))
    const byTerm = Map.groupBy(rows, ({ termId }) => termId)
    return new Map(found.map(({ id, value }) => [value, setOfBlocks(byTerm.get(id) ?? [])]))
  })
}

/** All products. */
export function allProducts(index: TermIndex): Promise<NumberSet> {
  return productsWith(index, (terms) => terms('terms.list', '=', 'product'))
}

/** Counts products by value of these lists, optionally within a set of products. */
export async function countedValues<List extends TermList>(
  { terms, postings }: TermIndex,
  lists: readonly List[],
  among?: NumberSet,
): Promise<Map<List, CountedValue[]>> {
  const counts = new Map<List, CountedValue[]>(lists.map((list) => [list, []]))
  const blocks = among && blocksIn(among)
  if (blocks?.length === 0) return counts
  const values = await terms((eb) => eb('terms.list', 'in', lists))
  const rows = await postings(
    values.map(({ id }) => id),
    blocks,
  )
  const found = new Map<number, number>()
  for (const row of rows) {
    const count = countIn(row, among)
    if (count > 0) found.set(row.termId, (found.get(row.termId) ?? 0) + count)
  }
  for (const { id, list, value } of values) {
    const count = found.get(id)
    // The query selects only these lists.
    if (count) counts.get(list as List)?.push({ value, count })
  }
  return counts
}
