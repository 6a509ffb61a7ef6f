import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { CountedValue } from '../facetOf.ts'
import { blocksIn, countIn, setOfBlocks } from './blocks.ts'
import type { NumberSet } from './numberSet.ts'
import type { CatalogueTables } from './tables.ts'
import type { TermList } from './terms.ts'

type Tables = Kysely<CatalogueTables>

/** The products that have any term matching a test. */
export async function productsWith(
  db: Tables,
  test: (terms: ExpressionBuilder<CatalogueTables, 'terms'>) => Expression<SqlBool>,
): Promise<NumberSet> {
  const blocks = await db
    .selectFrom('postings')
    .select(['postings.block', 'postings.numbers'])
    .where('postings.termId', 'in', (eb) => eb.selectFrom('terms').select('terms.id').where(test))
    .execute()
  return setOfBlocks(blocks)
}

/** All products. */
export function allProducts(db: Tables): Promise<NumberSet> {
  return productsWith(db, (terms) => terms('terms.list', '=', 'product'))
}

/** Counts products by value of these lists, optionally within a set of products. */
export async function countedValues<List extends TermList>(
  db: Tables,
  lists: readonly List[],
  among?: NumberSet,
): Promise<Map<List, CountedValue[]>> {
  const counts = new Map<List, CountedValue[]>(lists.map((list) => [list, []]))
  const blocks = among && blocksIn(among)
  if (blocks?.length === 0) return counts
  const rows = await db
    .selectFrom('terms')
    .innerJoin('postings', 'postings.termId', 'terms.id')
    .where('terms.list', 'in', lists)
    .where((eb) => (blocks ? eb('postings.block', 'in', blocks) : eb.lit(true)))
    .select(['terms.list', 'terms.value', 'postings.block', 'postings.numbers'])
    .execute()
  for (const { list, value, block, numbers } of rows) {
    const count = countIn({ block, numbers }, among)
    // The query selects only these lists.
    if (count > 0) counts.get(list as List)?.push({ value, count })
  }
  return counts
}
