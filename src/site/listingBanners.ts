import type { CategorySlug } from '#domain/category.ts'

/** The category whose woven border is shown above listings without a category. */
export const defaultBanner: CategorySlug = 'pure-silks'

/** A category's woven border, horizontally repeatable: 1200 × 192 px. */
export function bannerPicture(slug: CategorySlug): string {
  return `/pictures/strip-${slug}.avif`
}
