import type { Rupees } from '../money.ts'
import type { ShippingRate } from './rate.ts'
import { sameText } from './states.ts'

/** Where a parcel goes. A state the table does not name is any other state. */
export interface Destination {
  state: string
  city?: string
}

/** What the table says of a destination (spec.md §3 and §9). */
export interface ShippingResult {
  /** Rupees for each piece. */
  cost: Rupees
  /** Days in transit, as they are said: '2-3'. */
  estimatedDays: string
  isKerala: boolean
}

/**
 * What it costs to send one piece, and how long it takes: the row of state and city, else the row of the state, else
 * `other` (spec.md §9). So Coimbatore costs what Tamil Nadu does. Capitals and room around a name do not matter.
 */
export function shippingTo(
  rates: readonly ShippingRate[],
  other: Pick<ShippingRate, 'cost' | 'days'>,
  { state, city = '' }: Destination,
): ShippingResult {
  const names = (list: readonly string[], name: string) => list.some((each) => sameText(each) === sameText(name))
  const ofState = rates.filter(({ states }) => names(states, state))
  const { cost, days } = ofState.find(({ cities = [] }) => names(cities, city)) ?? ofState[0] ?? other
  return { cost, estimatedDays: days, isKerala: names(['Kerala'], state) }
}
