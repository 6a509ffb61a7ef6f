import type { RatedState } from './states.ts'

/** Cost per item to a destination, and days in transit (handbook, Rules: shipping). */
export interface ShippingRate {
  /** States that share the rate. */
  states: readonly RatedState[]
  /** Cities listed beside their state, at the same rate. */
  cities?: readonly string[]
  /** Rupees per item. */
  cost: number
  /** Days in transit, as shown: '2-3'. */
  days: string
}
