import { maxProductsPerAnswer } from '#domain/limits.ts'

/** Limits of one filter; beyond any of these it is refused. */
export const filterLimits = {
  /** Products in one response; also the default of `limit`. */
  products: maxProductsPerAnswer,
  /** $and and $or inside each other, the filter itself counted. */
  depth: 6,
  /** Comparisons in the whole filter. */
  conditions: 200,
  /** What all conditions together may cost (`cost.ts`). */
  cost: 200,
  /** Names in one object of a filter; counted before they are read. */
  names: 250,
  /** Values in all $in lists together. */
  listedValues: 1000,
  /** Characters of a search or of one $regex. */
  textLength: 500,
  /** Words of a search. */
  searchWords: 50,
} as const
