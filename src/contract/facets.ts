import { facetColumns, type FacetColumn } from '#domain/product/columns.ts'
import { z } from 'zod'
import { kindOf, quoted } from './filter/invalidFilter.ts'

/** The fields whose values a READ can count; `category` counts slugs. */
export const facetFields = facetColumns
export type FacetField = FacetColumn

/** Maximum number of values per field in a response. */
export const maxFacetValues = 1000

/** One field of the answer to a READ with `facets`: each value with how many of the matching products have it. */
export const fieldFacet = z.object({
  field: z.enum(facetFields),
  values: z.array(z.object({ value: z.string().min(1), count: z.number().int().min(1) })).max(maxFacetValues),
})

export type FieldFacet = z.infer<typeof fieldFacet>

/** Validates the `facets` of a request: an error message, or undefined. */
export function facetsError(facets: unknown): string | undefined {
  if (!Array.isArray(facets) || facets.length === 0) return "'facets' takes a list with at least one field."
  const names: readonly unknown[] = facets
  for (const name of names) {
    if (typeof name !== 'string') return `'facets' takes names of fields, not ${kindOf(name)}.`
    if (!facetFields.some((field) => field === name)) {
      return `Unknown field ${quoted(name)} in 'facets'. Known are ${facetFields.join(', ')}.`
    }
  }
  return new Set(names).size < names.length ? "'facets' names a field twice." : undefined
}
