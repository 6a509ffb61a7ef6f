import type { ShippingRate } from '#domain/shipping/rate.ts'

/** The shop's own table, state by state. */
export const shippingRates: readonly ShippingRate[] = [
  { states: ['Kerala'], cost: 60, days: '2-3' },
  { states: ['Tamil Nadu'], cities: ['Chennai'], cost: 100, days: '3-4' },
  { states: ['Andhra Pradesh', 'Telangana'], cost: 110, days: '3-4' },
  { states: ['Karnataka'], cost: 120, days: '3-4' },
  { states: ['Goa'], cost: 130, days: '3-4' },
  { states: ['Maharashtra'], cost: 140, days: '3-4' },
  { states: ['Madhya Pradesh'], cost: 145, days: '4-5' },
  { states: ['Gujarat', 'Uttar Pradesh'], cost: 150, days: '4-5' },
  { states: ['Rajasthan', 'Chhattisgarh'], cost: 155, days: '4-5' },
  { states: ['Delhi'], cities: ['New Delhi'], cost: 160, days: '4-5' },
  { states: ['Haryana', 'Odisha', 'Uttarakhand'], cost: 160, days: '4-5' },
  { states: ['Punjab', 'West Bengal'], cost: 165, days: '4-5' },
  { states: ['Himachal Pradesh'], cost: 170, days: '4-5' },
  { states: ['Bihar', 'Jharkhand'], cost: 170, days: '5-6' },
  { states: ['Jammu and Kashmir'], cost: 175, days: '5-6' },
  { states: ['Assam'], cities: ['Guwahati'], cost: 180, days: '5-6' },
  { states: ['Sikkim'], cost: 180, days: '5-6' },
  { states: ['Meghalaya', 'Tripura'], cost: 185, days: '6-7' },
  { states: ['Manipur'], cost: 190, days: '6-7' },
  { states: ['Nagaland'], cost: 195, days: '6-7' },
  { states: ['Mizoram', 'Arunachal Pradesh'], cost: 200, days: '7-8' },
]

/** Anywhere the table does not name. */
export const otherShipping = { cost: 200, days: '7-10' } as const
