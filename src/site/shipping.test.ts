import { expect, test } from 'vitest'
import { shippingTo } from '#domain/shipping/shippingTo.ts'
import { stateNames, unionTerritories } from '#domain/shipping/states.ts'
import { otherShipping, shippingRates } from './shipping.ts'

/** Rupees for one product, and days, written down by hand a second time (handbook, Rules: shipping). */
const prices: readonly (readonly [state: string, cost: number, days: string])[] = [
  ['Andhra Pradesh', 110, '3-4'],
  ['Arunachal Pradesh', 200, '7-8'],
  ['Assam', 180, '5-6'],
  ['Bihar', 170, '5-6'],
  ['Chhattisgarh', 155, '4-5'],
  ['Delhi', 160, '4-5'],
  ['Goa', 130, '3-4'],
  ['Gujarat', 150, '4-5'],
  ['Haryana', 160, '4-5'],
  ['Himachal Pradesh', 170, '4-5'],
  ['Jammu and Kashmir', 175, '5-6'],
  ['Jharkhand', 170, '5-6'],
  ['Karnataka', 120, '3-4'],
  ['Kerala', 60, '2-3'],
  ['Madhya Pradesh', 145, '4-5'],
  ['Maharashtra', 140, '3-4'],
  ['Manipur', 190, '6-7'],
  ['Meghalaya', 185, '6-7'],
  ['Mizoram', 200, '7-8'],
  ['Nagaland', 195, '6-7'],
  ['Odisha', 160, '4-5'],
  ['Punjab', 165, '4-5'],
  ['Rajasthan', 155, '4-5'],
  ['Sikkim', 180, '5-6'],
  ['Tamil Nadu', 100, '3-4'],
  ['Telangana', 110, '3-4'],
  ['Tripura', 185, '6-7'],
  ['Uttar Pradesh', 150, '4-5'],
  ['Uttarakhand', 160, '4-5'],
  ['West Bengal', 165, '4-5'],
  ['Andaman and Nicobar Islands', 200, '7-10'],
  ['Chandigarh', 200, '7-10'],
  ['Dadra and Nagar Haveli and Daman and Diu', 200, '7-10'],
  ['Ladakh', 200, '7-10'],
  ['Lakshadweep', 200, '7-10'],
  ['Puducherry', 200, '7-10'],
]

test.each(prices)('a product to %s costs ₹%i and takes %s days', (state, cost, estimatedDays) => {
  const isKerala = state === 'Kerala'
  expect(shippingTo(shippingRates, otherShipping, { state })).toEqual({ cost, estimatedDays, isKerala })
  // Any city of a state costs what the state does, Coimbatore as much as Chennai.
  expect(shippingTo(shippingRates, otherShipping, { state, city: 'Anywhere' }).cost).toBe(cost)
})

test('these are the 30 states and the 6 union territories a shopper can choose', () => {
  expect([stateNames.length, unionTerritories.length]).toEqual([30, 6])
  expect(prices.map(([state]) => state).toSorted()).toEqual([...stateNames, ...unionTerritories].toSorted())
})
