import { isUnconditional } from '#contract/filter/condition.ts'
import { facetColumns } from '#domain/product/columns.ts'
import { minuteCache } from '../minuteCache.ts'
import type { CatalogueReads } from '#server/app/catalogue.ts'

/** Facet counts; those of the whole catalogue are cached for a minute, or until they are forgotten. */
export function cachedFacets(read: CatalogueReads['facets']): { read: CatalogueReads['facets']; forget: () => void } {
  const ofAll = minuteCache(() => read({ kind: 'all', of: [] }, facetColumns))
  return {
    forget: ofAll.forget,
    async read(condition, columns) {
      if (!isUnconditional(condition)) return read(condition, columns)
      const all = await ofAll.read()
      return columns.map((column) => ({ column, values: all.find((each) => each.column === column)?.values ?? [] }))
    },
  }
}
