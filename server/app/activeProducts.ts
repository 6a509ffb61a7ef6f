import type { Condition } from '#contract/filter/condition.ts'
import type { CatalogueReads } from './catalogue.ts'

/** A catalogue as the public key reads it: inactive products are neither returned nor counted. */
export function activeProducts(catalogue: CatalogueReads): CatalogueReads {
  return {
    read: (query) => catalogue.read({ ...query, condition: withActive(query.condition) }),
    words: () => catalogue.words(),
    facets: (condition, columns) => catalogue.facets(withActive(condition), columns),
  }
}

function withActive(condition: Condition): Condition {
  // Most requests contain this condition already; adding it again would evaluate it twice.
  if (requiresActive(condition)) return condition
  return { kind: 'all', of: [{ kind: 'compare', column: 'isActive', comparison: 'eq', value: true }, condition] }
}

function requiresActive(condition: Condition): boolean {
  if (condition.kind === 'all') return condition.of.some(requiresActive)
  return (
    condition.kind === 'compare' &&
    condition.column === 'isActive' &&
    condition.comparison === 'eq' &&
    condition.value === true
  )
}
