import { limits } from '#site/limits.ts'

/** The products of 'Handpicked for You'. Those without a name are not asked for: they would take a place of another. */
export const featuredFilter = { isFeatured: true, name: { $ne: '' }, limit: limits.featuredProducts } as const
