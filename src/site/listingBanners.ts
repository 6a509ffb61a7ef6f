import type { CategorySlug } from '#domain/category.ts'

/** The woven border above listings without a category. */
export const defaultBanner = 'all-collections'

/** A category's woven border, horizontally repeatable: 1200 × 192 px. */
export function bannerPicture(slug: CategorySlug | typeof defaultBanner): string {
  return `/pictures/strip-${slug}.avif`
}
