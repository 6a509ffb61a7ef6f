import { isUnconditional, type Condition } from '#contract/filter/condition.ts'
import { listColumns } from '#domain/product/columns.ts'
import type { Facet, FacetColumn } from '#server/app/catalogue.ts'
import type { Kysely } from 'kysely'
import { facetOf } from '../facetOf.ts'
import { minuteCache } from '../minuteCache.ts'
import { matchesOf } from './matches.ts'
import { countedValues } from './postings.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { singleColumns } from './terms.ts'

/** Counts of values; those of the whole catalogue are kept for a minute, or until this process writes. */
export function sqlFacets(db: Kysely<CatalogueTables>, ways: SqlWays) {
  const ofAll = minuteCache(() => countedValues<FacetColumn>(db, [...listColumns, ...singleColumns]))
  return {
    forget: ofAll.forget,
    async read(condition: Condition, columns: readonly FacetColumn[]): Promise<readonly Facet[]> {
      const counts = isUnconditional(condition) ? await ofAll.read() : await counted(condition, columns)
      return columns.map((column) => facetOf(column, counts.get(column) ?? []))
    },
  }

  function counted(condition: Condition, columns: readonly FacetColumn[]) {
    return ways.reading(db, async (inside) => {
      const matches = await matchesOf(inside, condition, ways)
      return countedValues(inside, columns, await matches.numbers())
    })
  }
}
