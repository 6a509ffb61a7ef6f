import type { RatedState } from './states.ts'

/** What it costs to send one piece somewhere, and how long it takes (spec.md §9). */
export interface ShippingRate {
  /** States that share it. */
  states: readonly RatedState[]
  /** Cities written down beside their state, at the same rate. */
  cities?: readonly string[]
  /** Rupees for each piece. */
  cost: number
  /** Days in transit, as they are said: '2-3'. */
  days: string
}
