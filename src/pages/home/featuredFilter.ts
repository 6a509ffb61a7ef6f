import { limits } from '#site/limits.ts'

/** The products of 'Handpicked for You'. */
export const featuredFilter = { isFeatured: true, limit: limits.featuredProducts } as const
