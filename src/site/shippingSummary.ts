import type { ShippingRate } from '#domain/shipping/rate.ts'
import { otherShipping, shippingRates } from './shipping.ts'

// Not in `shipping.ts`, which the checkout loads without these sentences.

/** The amount of an order from which shipping is said to be free; the table charges it all the same. */
export const freeShippingFrom = '₹2,999'

const isKerala = ({ states }: ShippingRate) => states.includes('Kerala')
const costs = (rates: readonly ShippingRate[]) => rates.map(({ cost }) => cost)
/** '50', or '0-50' where rates differ. */
const range = (all: readonly number[]) => [...new Set([Math.min(...all), Math.max(...all)])].join('-')
const elsewhere = [...costs(shippingRates.filter((rate) => !isKerala(rate))), otherShipping.cost]

/** What the product page says about shipping; the actual cost comes from the table. */
export const shippingSummary = [
  `Kerala ₹${range(costs(shippingRates.filter(isKerala)))} per item`,
  `other states ₹${range(elsewhere)}`,
  `free on orders above ${freeShippingFrom}`,
  'delivery 3-7 business days',
] as const
