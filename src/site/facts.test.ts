import { expect, test } from 'vitest'
import { coupons } from './coupons.ts'
import { policiesUpdated, returns } from './policies.ts'
import { otherShipping, shippingRates } from './shipping.ts'

test('the five coupons are the owner’s, and the fifth carries the name', () => {
  expect(
    coupons.map(({ code, value, minOrderValue, maxDiscount }) => [code, value, minOrderValue, maxDiscount]),
  ).toEqual([
    ['WELCOME10', 10, 2000, 500],
    ['KERALA20', 20, 3000, 1000],
    ['FESTIVE500', 500, 5000, undefined],
    ['FREESHIP', 100, 5000, undefined],
    ['PADMA15', 15, 4000, 750],
  ])
  expect(new Set(coupons.map(({ validUntil }) => validUntil))).toEqual(new Set(['2024-12-31']))
  expect(coupons.filter(({ firstTimeOnly }) => firstTimeOnly).map(({ code }) => code)).toEqual(['WELCOME10'])
  expect(coupons.filter(({ applicableStates }) => applicableStates).map(({ code }) => code)).toEqual(['KERALA20'])
})

test('thirty states have a rate, each once, between the nearest and anywhere else', () => {
  const states = shippingRates.flatMap((rate) => rate.states)
  expect(states).toHaveLength(30)
  expect(new Set(states).size).toBe(states.length)
  expect(shippingRates.flatMap(({ cities = [] }) => cities)).toEqual(['Chennai', 'New Delhi', 'Guwahati'])
  for (const { cost, days } of shippingRates) {
    expect(cost).toBeGreaterThanOrEqual(60)
    expect(cost).toBeLessThanOrEqual(otherShipping.cost)
    expect(days).toMatch(/^\d-\d$/)
  }
  expect(shippingRates.find((rate) => rate.states.includes('Odisha'))).toMatchObject({ cost: 160, days: '4-5' })
})

test('each screen has its own words on returns', () => {
  expect(returns.product).toContain('48 hours')
  expect(returns.checkout.conditions[0]).toContain('7 days')
  expect(returns.page.summary).toEqual(['30 days', 'Free returns', 'Easy process'])
  expect(policiesUpdated).toBe('2024-01-01')
})
