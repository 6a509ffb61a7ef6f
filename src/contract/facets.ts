import { z } from 'zod'
import { kindOf, quoted } from './filter/refused.ts'

/** The fields whose values a READ can count; `category` counts slugs. */
export const facetFields = [
  'category',
  'subcategory',
  'fabric',
  'color',
  'occasion',
  'work',
  'tags',
  'brand',
  'availability',
] as const

export type FacetField = (typeof facetFields)[number]

/** Values of one field in an answer; the most frequent come first. */
export const mostFacetValues = 1000

/** One field of the answer to a READ with `facets`: each value with how many of the matching products have it. */
export const fieldFacet = z.object({
  field: z.enum(facetFields),
  values: z.array(z.object({ value: z.string().min(1), count: z.number().int().min(1) })).max(mostFacetValues),
})

export type FieldFacet = z.infer<typeof fieldFacet>

/** Why the `facets` of a request cannot be counted, in a sentence; undefined when they can. */
export function facetsTrouble(facets: unknown): string | undefined {
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
