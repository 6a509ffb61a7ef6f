/**
 * How long a product may be returned, on the return policy page and in search results. Not in `returnTerms.ts`, which every
 * page would load for it.
 */
export const returnTime = '30 days'
