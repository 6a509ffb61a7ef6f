import type { Rupees } from '../money.ts'
import type { ShippingRate } from './rate.ts'
import { hasName } from './states.ts'

/** A destination. A state that is not in the table has the default rate. */
export interface Destination {
  state: string
  city?: string
}

/** The rate and transit time of a destination. */
export interface ShippingResult {
  /** Rupees per item. */
  cost: Rupees
  /** Days in transit, as shown: '2-3'. */
  estimatedDays: string
  isKerala: boolean
}

/**
 * Cost per item and transit time: the row of state and city, else the row of the state without cities, else its first row,
 * else `other` (handbook, Rules: shipping). So Coimbatore costs what Tamil Nadu does. Case and surrounding whitespace are
 * ignored.
 */
export function shippingTo(
  rates: readonly ShippingRate[],
  other: Pick<ShippingRate, 'cost' | 'days'>,
  { state, city = '' }: Destination,
): ShippingResult {
  const ofState = rates.filter(({ states }) => hasName(states, state))
  const ofCity = ofState.find(({ cities = [] }) => hasName(cities, city))
  const { cost, days } = ofCity ?? ofState.find(({ cities }) => !cities?.length) ?? ofState[0] ?? other
  return { cost, estimatedDays: days, isKerala: hasName(['Kerala'], state) }
}
