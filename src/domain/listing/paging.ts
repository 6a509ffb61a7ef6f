import { maxProductsPerAnswer } from '../limits.ts'

/** Cards shown at first, and added by each "Show more". */
export const pageSize = 24
/** The most cards one listing shows; the store returns no more. */
export const maxShown = maxProductsPerAnswer

/** The number of cards after Show more. */
export function nextShown(show: number): number {
  return Math.min(show + pageSize, maxShown)
}

/** The number of cards before Show more. */
export function previousShown(show: number): number {
  return (Math.ceil(show / pageSize) - 1) * pageSize
}
