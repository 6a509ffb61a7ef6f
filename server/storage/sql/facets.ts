import { isUnconditional, type Condition } from '#contract/filter/condition.ts'
import { listColumns, type ListColumn } from '#domain/product/columns.ts'
import type { Facet, FacetColumn } from '#server/app/catalogue.ts'
import { sql, type Kysely } from 'kysely'
import { facetOf, type CountedValue } from '../facetOf.ts'
import { minuteCache } from '../minuteCache.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { where } from './where.ts'

type SingleColumn = Exclude<FacetColumn, ListColumn>

const singleColumns: readonly SingleColumn[] = ['category', 'subcategory', 'availability', 'brand']
const everything: Condition = { kind: 'all', of: [] }

/** Counts of values; those of the whole catalogue are kept for a minute, or until this process writes. */
export function sqlFacets(db: Kysely<CatalogueTables>, ownWays: SqlWays) {
  const ways = { ...ownWays, isAmong: ownWays.isAmongFew }
  const ofAll = minuteCache(() => counted(db, ways, everything, [...listColumns, ...singleColumns]))
  return {
    forget: ofAll.forget,
    async read(condition: Condition, columns: readonly FacetColumn[]): Promise<readonly Facet[]> {
      const counts = isUnconditional(condition) ? await ofAll.read() : await counted(db, ways, condition, columns)
      return columns.map((column) => facetOf(column, counts.get(column) ?? []))
    },
  }
}

type Counts = ReadonlyMap<FacetColumn, readonly CountedValue[]>

async function counted(
  db: Kysely<CatalogueTables>,
  ways: SqlWays,
  condition: Condition,
  columns: readonly FacetColumn[],
): Promise<Counts> {
  const counts = new Map<FacetColumn, CountedValue[]>(columns.map((column) => [column, []]))
  const lists = listColumns.filter((column) => columns.includes(column))
  const singles = singleColumns.filter((column) => columns.includes(column))
  const add = (column: FacetColumn, value: string, count: number | string) =>
    counts.get(column)?.push({ value, count: Number(count) })

  if (lists.length > 0) {
    const isMany = !isUnconditional(condition) && (await countOf(db, ways, condition)) >= ways.manyProducts
    for (const { list, value, count } of await countedLists(db, ways, condition, lists, isMany)) add(list, value, count)
  }
  if (singles.length > 0) {
    const rows = await db
      .selectFrom('products')
      .where((eb) => where(eb, condition, ways))
      .select([...singles, (eb) => eb.fn.countAll<number | string>().as('count')])
      .groupBy(singles)
      .execute()
    for (const row of rows) {
      for (const column of singles) add(column, row[column], row.count)
    }
  }
  return counts
}

async function countOf(db: Kysely<CatalogueTables>, ways: SqlWays, condition: Condition): Promise<number> {
  if (ways.manyProducts === Infinity) return 0
  const { total } = await db
    .selectFrom('products')
    .where((eb) => where(eb, condition, ways))
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Counts by the values' ids first, so that the texts are read once for each value and not for each product. */
function countedLists(
  db: Kysely<CatalogueTables>,
  ways: SqlWays,
  condition: Condition,
  lists: readonly ListColumn[],
  isMany: boolean,
) {
  const all = db.selectFrom('product_values')
  const number = sql.ref<number>('product_values.number')
  const scoped = isUnconditional(condition)
    ? all
    : all.where(isMany ? sql<number>`+${number}` : number, 'in', (eb) =>
        eb
          .selectFrom('products')
          .select('products.number')
          .where((products) => where(products, condition, ways)),
      )
  const byId = scoped
    .select(['product_values.valueId', sql<number | string>`count(*)`.as('count')])
    .groupBy('product_values.valueId')
    .as('counted')
  return db
    .selectFrom(byId)
    .innerJoin('list_values', 'list_values.id', 'counted.valueId')
    .where('list_values.list', 'in', lists)
    .select(['list_values.list', 'list_values.value', 'counted.count'])
    .execute()
}
