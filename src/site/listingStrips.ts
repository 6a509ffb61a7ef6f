import type { CategorySlug } from '#domain/category.ts'

/** The woven border over every listing; one that is of no category wears this one's. */
export const usualStrip: CategorySlug = 'pure-silks'

/** A category's own border, cut flat so that it repeats along its length: 1200 × 192 px. */
export function stripPicture(slug: CategorySlug): string {
  return `/pictures/strip-${slug}.avif`
}
