import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCoupon, couponCodeOf, findCoupon, type CouponError } from './applyCoupon.ts'
import type { Coupon } from './coupon.ts'
import { couponMessages } from './couponMessages.ts'

const now = new Date('2024-12-01T05:30:00Z')
const ten: Coupon = {
  code: 'TEN',
  description: '',
  type: 'percentage',
  value: 10,
  minOrderValue: 2000,
  validUntil: '2024-12-31',
  isActive: true,
  firstTimeOnly: true,
  applicableStates: ['Kerala', 'Tamil Nadu'],
}
const fits = { subtotal: 2000, isFirstTimeCustomer: true, state: 'Kerala' }
const whyOf = (coupon: Coupon | undefined, context = {}, when = now) => {
  const answer = applyCoupon(coupon, { ...fits, ...context }, when)
  return answer.ok ? answer.saving : answer.error.why
}

test('checks run in order: the first failed one is reported', () => {
  const wrong = { subtotal: 1999, isFirstTimeCustomer: false, state: 'Goa' }
  const late = new Date('2025-01-01T00:00:00+05:30')
  expect(whyOf({ ...ten, isActive: false }, wrong, late)).toBe('unknown')
  expect(whyOf(ten, wrong, late)).toBe('expired')
  expect(whyOf(ten, wrong)).toBe('below-minimum')
  expect(whyOf(ten, { ...wrong, subtotal: 2000 })).toBe('not-first-order')
  expect(whyOf(ten, { ...fits, state: 'Goa' })).toBe('wrong-state')
  expect(whyOf(ten)).toEqual({ discount: 200, shipping: 0 })
})

test.each([
  ['2024-12-31T00:00:00+05:30', true],
  ['2024-12-31T05:29:59+05:30', true],
  ['2024-12-31T05:30:00+05:30', true],
  ['2024-12-31T23:59:59.999+05:30', true],
  ['2025-01-01T00:00:00.000+05:30', false],
])('at %s a coupon of 2024 is valid: %s', (moment, holds) => {
  expect(whyOf(ten, {}, new Date(moment)) !== 'expired').toBe(holds)
})

test('an invalid date counts as expired', () => {
  expect(whyOf({ ...ten, validUntil: '31.12.2024' })).toBe('expired')
})

test.each([
  ['kerala', { discount: 200, shipping: 0 }],
  ['  TAMIL NADU ', { discount: 200, shipping: 0 }],
  ['', { discount: 200, shipping: 0 }],
  ['Keral', 'wrong-state'],
])('to %o: %o', (state, expected) => {
  expect(whyOf(ten, { state })).toEqual(expected)
})

test.each<[string, Partial<Coupon>, number, { discount: number; shipping: number }]>([
  ['half a rupee is rounded up', {}, 2005, { discount: 201, shipping: 0 }],
  ['less than half is rounded down', {}, 2004, { discount: 200, shipping: 0 }],
  ['rounded first, capped then', { maxDiscount: 200 }, 2005, { discount: 200, shipping: 0 }],
  ['a fixed one takes its value', { type: 'fixed', value: 500 }, 2000, { discount: 500, shipping: 0 }],
  ['but no more than there is', { type: 'fixed', value: 500, minOrderValue: 0 }, 300, { discount: 300, shipping: 0 }],
  ['one on shipping leaves the discount at 0', { type: 'shipping', value: 100 }, 2000, { discount: 0, shipping: 100 }],
])('%s', (_what, change, subtotal, expected) => {
  expect(whyOf({ ...ten, ...change }, { subtotal })).toEqual(expected)
})

test.each<[string, string | undefined]>([
  [' festive500 ', 'FESTIVE500'],
  ['Festive500', 'FESTIVE500'],
  ['', undefined],
  [' \t\n', undefined],
])('%o is normalised to %o', (typed, code) => {
  expect(couponCodeOf(typed)).toBe(code)
})

test('a coupon is looked up ignoring case and whitespace', () => {
  expect(findCoupon([ten], ' ten ')).toBe(ten)
  expect(findCoupon([ten], '')).toBeUndefined()
  expect(findCoupon([ten], 'TE')).toBeUndefined()
})

test.each<[CouponError, string]>([
  [{ why: 'unknown' }, 'Invalid coupon code'],
  [{ why: 'expired' }, 'Coupon has expired'],
  [{ why: 'below-minimum', minimum: 5000 }, 'Minimum order value of ₹5,000 required'],
  [{ why: 'not-first-order' }, 'This coupon is valid for first-time customers only'],
  [{ why: 'wrong-state', state: 'Goa' }, 'This coupon is not applicable in Goa'],
])('%o has its exact text', (error, words) => {
  expect(couponMessages.refused(error)).toBe(words)
  expect(couponMessages.invalid(error)).toBe(`Invalid coupon: ${words}`)
})

test('texts for an applied and a removed coupon', () => {
  expect(couponMessages.applied({ discount: 1250, shipping: 0 })).toBe('Coupon applied! You saved ₹1,250')
  expect(couponMessages.applied({ discount: 0, shipping: 100 })).toBe('Coupon applied! You saved ₹100')
  expect(couponMessages.removedCode('TEN')).toBe('Coupon TEN removed')
  expect(couponMessages.removed).toBe('Coupon removed')
})

test('for any configuration, a coupon never saves more than its cap, its value or the amount it applies to', () => {
  let held = 0
  const anyCoupon = fc.record({
    type: fc.constantFrom<Coupon['type'][]>('percentage', 'fixed', 'shipping'),
    value: fc.nat(400),
    minOrderValue: fc.nat(3000),
    maxDiscount: fc.nat(900),
  })
  fc.assert(
    fc.property(anyCoupon, fc.nat(500_000), (terms, subtotal) => {
      const coupon: Coupon = { ...terms, code: 'ANY', description: '', validUntil: '2024-12-31', isActive: true }
      const answer = applyCoupon(coupon, { subtotal, isFirstTimeCustomer: false }, now)
      expect(answer.ok).toBe(subtotal >= terms.minOrderValue)
      if (!answer.ok) return
      held += 1
      const { discount, shipping } = answer.saving
      expect(Number.isInteger(discount) && discount >= 0 && discount <= subtotal).toBe(true)
      const max = { percentage: terms.maxDiscount, fixed: terms.value, shipping: 0 }
      expect(discount).toBeLessThanOrEqual(max[terms.type])
      expect(shipping).toBe(terms.type === 'shipping' ? terms.value : 0)
    }),
  )
  expect(held).toBeGreaterThan(50)
})
