import { maxProductsPerAnswer } from '../limits.ts'

/** Cards shown at first, and added by each "Show more". */
export const pageSize = 24
/** The most cards one listing shows; the store answers no more. */
export const maxShown = maxProductsPerAnswer
