import type { Rupees } from '../money.ts'
import type { Coupon } from './coupon.ts'
import { hasName } from '../shipping/states.ts'

/** What a coupon is validated against. */
export interface CouponContext {
  /** Before discount and shipping. */
  subtotal: Rupees
  isFirstTimeCustomer: boolean
  /** Destination state, once it is known. */
  state?: string
}

/** Why a coupon is refused, with the values its message needs; the messages are in `couponMessages`. */
export type CouponError =
  | { why: 'unknown' }
  | { why: 'expired' }
  | { why: 'below-minimum'; minimum: Rupees }
  | { why: 'not-first-order' }
  | { why: 'wrong-state'; state: string }

/** What a coupon saves; one of the two is 0. */
export interface Saving {
  /** Off the subtotal. */
  discount: Rupees
  /** Off the shipping cost, at most down to 0. */
  shipping: Rupees
}

export type CouponResult = { ok: true; saving: Saving } | { ok: false; error: CouponError }

/** Whether a coupon is valid for this cart, and what it saves. Order of checks: handbook, Rules: coupons. */
export function applyCoupon(coupon: Coupon | undefined, context: CouponContext, now: Date): CouponResult {
  if (!coupon?.isActive) return { ok: false, error: { why: 'unknown' } }
  const error = errorOf(coupon, context, now)
  return error ? { ok: false, error } : { ok: true, saving: savingOf(coupon, context.subtotal) }
}

/** A typed code normalised for comparison; undefined when blank. */
export function couponCodeOf(typed: string): string | undefined {
  return typed.trim().toUpperCase() || undefined
}

/** Looks up a coupon by code, ignoring case and whitespace. */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  return coupons.find((coupon) => coupon.code === couponCodeOf(code))
}

function errorOf(coupon: Coupon, context: CouponContext, now: Date): CouponError | undefined {
  const { subtotal, isFirstTimeCustomer, state } = context
  if (isOver(coupon.validUntil, now)) return { why: 'expired' }
  if (subtotal < coupon.minOrderValue) return { why: 'below-minimum', minimum: coupon.minOrderValue }
  if (coupon.firstTimeOnly && !isFirstTimeCustomer) return { why: 'not-first-order' }
  // The state is unknown until checkout's first step; the coupon is validated again then.
  if (state && coupon.applicableStates && !hasName(coupon.applicableStates, state)) {
    return { why: 'wrong-state', state }
  }
  return undefined
}

/** Whether a day has ended in India; an invalid date counts as ended, so that a typo in it grants no discount. */
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
