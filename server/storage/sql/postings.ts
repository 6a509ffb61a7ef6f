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

/** The products of each value of a list. */
export async function setsByValue(db: Tables, list: TermList): Promise<Map<string, NumberSet>> {
  const blocks = await db
    .selectFrom('terms')
    .innerJoin('postings', 'postings.termId', 'terms.id')
    .where('terms.list', '=', list)
    .select(['terms.value', 'postings.block', 'postings.numbers'])
    .execute()
  const groups = [...Map.groupBy(blocks, ({ value }) => value)]
  return new Map(groups.map(([value, some]) => [value, setOfBlocks(some)]))
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
  const terms = await db
    .selectFrom('terms')
    .where('terms.list', 'in', lists)
    .select(['terms.id', 'terms.list', 'terms.value'])
    .execute()
  // Apart from the texts, which would be read once for each block.
  const rows = await db
    .selectFrom('postings')
    .where('postings.termId', 'in', (eb) => eb.selectFrom('terms').select('terms.id').where('terms.list', 'in', lists))
    .where((eb) => (blocks ? isIn(eb, blocks) : eb.lit(true)))
    .select(['postings.termId', 'postings.block', 'postings.numbers'])
    .execute()
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

/** Most blocks of a stretch are read as the stretch: looking up each is slower. */
function isIn(eb: ExpressionBuilder<CatalogueTables, 'postings'>, blocks: readonly number[]): Expression<SqlBool> {
  const [first = 0, last = 0] = [blocks[0], blocks.at(-1)]
  return blocks.length * 1.5 > last - first
    ? eb.between('postings.block', first, last)
    : eb('postings.block', 'in', blocks)
}
