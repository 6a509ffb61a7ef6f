import { expect, test } from 'vitest'
import { coupons } from './coupons.ts'
import { checkoutReturns } from './checkoutReturns.ts'
import { returnsNote } from './productNotes.ts'
import { policiesUpdated, returnTerms } from './returnTerms.ts'
import { lastUpdated, policies, type Policy } from './policyPages.ts'
import { otherShipping, shippingRates } from './shipping.ts'
import { shippingSummary } from './shippingSummary.ts'
import { toasts } from './toasts.ts'

test('the five coupons are the owner’s, and the fifth has the shop’s name', () => {
  expect(
    coupons.map(({ code, type, value, minOrderValue, maxDiscount }) => [code, type, value, minOrderValue, maxDiscount]),
  ).toEqual([
    ['WELCOME10', 'percentage', 10, 2000, 500],
    ['KERALA20', 'percentage', 20, 3000, 1000],
    ['FESTIVE500', 'fixed', 500, 5000, undefined],
    ['FREESHIP', 'shipping', 100, 5000, undefined],
    ['PADMA15', 'percentage', 15, 4000, 750],
  ])
  expect(coupons.every(({ isActive }) => isActive)).toBe(true)
  expect(new Set(coupons.map(({ validUntil }) => validUntil))).toEqual(new Set(['2024-12-31']))
  expect(coupons.filter(({ firstTimeOnly }) => firstTimeOnly).map(({ code }) => code)).toEqual(['WELCOME10'])
  expect(coupons.flatMap(({ code, applicableStates = [] }) => applicableStates.map((state) => [code, state]))).toEqual([
    ['KERALA20', 'Kerala'],
  ])
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

test('the shipping text of the product page agrees with the table', () => {
  expect(shippingSummary).toEqual([
    'Kerala ₹60 per item',
    'other states ₹100-200',
    'free on orders above ₹2,999',
    'delivery 3-7 business days',
  ])
})

test('a toast stays for four seconds, beside at most two others', () => {
  expect(toasts).toEqual({ duration: 4000, visible: 3, gap: 14 })
})

test('each screen has its own text about returns', () => {
  expect(returnsNote).toContain('48 hours')
  expect(checkoutReturns.conditions[0]).toContain('7 days')
  expect(returnTerms.summary).toEqual(['30 days', 'Free returns', 'Easy process'])
  expect(policiesUpdated).toBe('2024-01-01')
  expect(lastUpdated.text).toBe('Last updated January 1, 2024')
})

const textOf = ({ summary, sections }: Policy) =>
  [summary, ...sections.flatMap(({ title, paragraphs = [], points = [] }) => [title, ...paragraphs, ...points])].join(
    ' ',
  )

test('the return policy’s own page states all of its figures, and those of no other screen', () => {
  const text = textOf(policies.returns)
  const others = returnTerms.terms.filter((figure) => !figure.startsWith('Damaged'))
  expect(others).toHaveLength(6)
  for (const figure of others) expect(text).toContain(figure)
  // In a sentence of its own it begins differently.
  expect(text).toContain('damaged items within 48 hours')
  expect(text).not.toMatch(/7-10 days/)
})

test('the terms say who may order and in what currency', () => {
  expect(textOf(policies.terms)).toMatch(/18 or older/)
  expect(textOf(policies.terms)).toMatch(/prices are in INR/)
})
