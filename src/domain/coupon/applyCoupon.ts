import type { Rupees } from '../money.ts'
import type { Coupon } from './coupon.ts'

/** What a coupon is held against. */
export interface CouponContext {
  /** Before discount and shipping. */
  subtotal: Rupees
  isFirstTimeCustomer: boolean
  /** Where it goes, once that is known. */
  state?: string
}

/** Why a coupon does not hold, with what its sentence needs; `couponWords` has the sentences. */
export type CouponRefusal =
  | { why: 'unknown' }
  | { why: 'expired' }
  | { why: 'below-minimum'; minimum: Rupees }
  | { why: 'not-first-order' }
  | { why: 'wrong-state'; state: string }

/** What a coupon takes off; one of the two is 0. */
export interface Saving {
  /** Off the pieces. */
  discount: Rupees
  /** Off the shipping at most, which may cost less. */
  shipping: Rupees
}

export type CouponAnswer = { ok: true; saving: Saving } | { ok: false; refusal: CouponRefusal }

/** Whether a coupon holds for this cart, and what it takes off. Order of checks: spec.md §5. */
export function applyCoupon(coupon: Coupon | undefined, context: CouponContext, now: Date): CouponAnswer {
  if (!coupon?.isActive) return { ok: false, refusal: { why: 'unknown' } }
  const refusal = refusalOf(coupon, context, now)
  return refusal ? { ok: false, refusal } : { ok: true, saving: savingOf(coupon, context.subtotal) }
}

/** A code as it is compared, from what was typed; undefined for nothing but room. */
export function couponCodeOf(typed: string): string | undefined {
  return typed.trim().toUpperCase() || undefined
}

/** The coupon of a code, however it is written. */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  return coupons.find((coupon) => coupon.code === couponCodeOf(code))
}

function refusalOf(coupon: Coupon, context: CouponContext, now: Date): CouponRefusal | undefined {
  const { subtotal, isFirstTimeCustomer, state } = context
  if (isOver(coupon.validUntil, now)) return { why: 'expired' }
  if (subtotal < coupon.minOrderValue) return { why: 'below-minimum', minimum: coupon.minOrderValue }
  if (coupon.firstTimeOnly && !isFirstTimeCustomer) return { why: 'not-first-order' }
  // Nobody has said where it goes until the checkout's first step.
  if (state && coupon.applicableStates && !coupon.applicableStates.some((each) => isSameState(each, state))) {
    return { why: 'wrong-state', state }
  }
  return undefined
}

/** Whether a day has ended in India; a day that is none is over, so that a slip of the pen gives nothing away. */
function isOver(day: string, now: Date): boolean {
  return !(now.getTime() <= new Date(`${day}T23:59:59.999+05:30`).getTime())
}

function savingOf({ type, value, maxDiscount = Infinity }: Coupon, subtotal: Rupees): Saving {
  switch (type) {
    case 'percentage':
      return { discount: Math.min(Math.round((subtotal * value) / 100), maxDiscount, subtotal), shipping: 0 }
    case 'fixed':
      return { discount: Math.min(value, subtotal), shipping: 0 }
    case 'shipping':
      return { discount: 0, shipping: value }
  }
}

function isSameState(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
