import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShippingRate } from './rate.ts'
import { shippingTo, type Destination } from './shippingTo.ts'

const rates: readonly ShippingRate[] = [
  { states: ['Kerala'], cost: 60, days: '2-3' },
  { states: ['Tamil Nadu'], cities: ['Chennai'], cost: 100, days: '3-4' },
  { states: ['Andhra Pradesh', 'Telangana'], cost: 110, days: '3-4' },
  { states: ['Delhi'], cities: ['New Delhi'], cost: 160, days: '4-5' },
]
/** A table in which one city has its own rate. */
const withCity: readonly ShippingRate[] = [
  { states: ['Tamil Nadu'], cost: 100, days: '3-4' },
  { states: ['Tamil Nadu'], cities: ['Chennai'], cost: 80, days: '2-3' },
]
const other = { cost: 200, days: '7-10' }

test.each<[string, Destination, number, string]>([
  ['Kerala is nearest', { state: 'Kerala' }, 60, '2-3'],
  ['a city of the table costs what its row says', { state: 'Tamil Nadu', city: 'Chennai' }, 100, '3-4'],
  ['a city the table does not name costs what its state does', { state: 'Tamil Nadu', city: 'Coimbatore' }, 100, '3-4'],
  ['a state without a city costs what the state does', { state: 'Tamil Nadu' }, 100, '3-4'],
  ['two states may share a row', { state: 'Telangana', city: 'Hyderabad' }, 110, '3-4'],
  ['capitals and room do not matter', { state: '  tamil   NADU ', city: ' chennai ' }, 100, '3-4'],
  ['any other state takes the last row', { state: 'Ladakh', city: 'Leh' }, 200, '7-10'],
  ['no state is any other state', { state: '' }, 200, '7-10'],
  ['a city does not speak for another state', { state: 'Kerala', city: 'Chennai' }, 60, '2-3'],
  ['the name of a row is a whole name', { state: 'Delhi NCR' }, 200, '7-10'],
])('%s', (_sentence, destination, cost, estimatedDays) => {
  expect(shippingTo(rates, other, destination)).toMatchObject({ cost, estimatedDays })
})

test('the row of a city takes precedence over its state, whichever comes first', () => {
  for (const table of [withCity, withCity.toReversed()]) {
    expect(shippingTo(table, other, { state: 'Tamil Nadu', city: 'CHENNAI' }).cost).toBe(80)
    expect(shippingTo(table, other, { state: 'Tamil Nadu', city: 'Coimbatore' }).cost).toBe(100)
    expect(shippingTo(table, other, { state: 'Tamil Nadu' }).cost).toBe(100)
  }
})

test('only Kerala has isKerala', () => {
  expect(shippingTo(rates, other, { state: ' kerala' }).isKerala).toBe(true)
  expect(shippingTo(rates, other, { state: 'Tamil Nadu', city: 'Kerala' }).isKerala).toBe(false)
})

test('every destination has a rate from the table or the default', () => {
  const known = [...rates, other].map(({ cost, days }) => `${cost} ${days}`)
  let looked = 0
  fc.assert(
    fc.property(fc.string(), fc.string(), (state, city) => {
      const { cost, estimatedDays } = shippingTo(rates, other, { state, city })
      expect(known).toContain(`${cost} ${estimatedDays}`)
      looked += 1
    }),
  )
  expect(looked).toBeGreaterThanOrEqual(100)
})
