import {
  applyCoupon,
  couponCodeOf,
  findCoupon,
  type CouponContext,
  type CouponError,
  type CouponResult,
} from '../coupon/applyCoupon.ts'
import type { Coupon } from '../coupon/coupon.ts'
import { subtotalOf } from './amounts.ts'
import type { Cart } from './cart.ts'

/** An applied coupon that is no longer valid. */
export interface InvalidatedCoupon {
  code: string
  error: CouponError
}

/** The validation context of a coupon for this cart. */
export function couponContextOf(cart: Cart): CouponContext {
  const state = cart.shippingAddress?.state
  return {
    subtotal: subtotalOf(cart),
    isFirstTimeCustomer: cart.isFirstTimeCustomer,
    ...(state ? { state } : {}),
  }
}

/**
 * Applies an entered code and returns the result to show. A refused code changes nothing, not even a coupon that
 * was applied before; a blank one has no result.
 */
export function enterCoupon(
  cart: Cart,
  typed: string,
  coupons: readonly Coupon[],
  now: Date,
): { cart: Cart; answer?: CouponResult } {
  const code = couponCodeOf(typed)
  if (!code) return { cart }
  const answer = applyCoupon(findCoupon(coupons, code), couponContextOf(cart), now)
  return { cart: answer.ok ? { ...cart, appliedCoupon: code, couponDiscount: answer.saving.discount } : cart, answer }
}

/** The cart without a coupon; the same object when there is none. */
export function withoutCoupon(cart: Cart): Cart {
  const { appliedCoupon, ...rest } = cart
  return appliedCoupon === undefined && cart.couponDiscount === 0 ? cart : { ...rest, couponDiscount: 0 }
}

/**
 * Validates the applied coupon again, after any change (handbook, Rules: coupons): the discount is updated without a
 * message; a coupon that is no longer valid is removed and returned.
 */
export function revalidated(
  cart: Cart,
  coupons: readonly Coupon[],
  now: Date,
): { cart: Cart; invalidated?: InvalidatedCoupon } {
  const code = cart.appliedCoupon
  if (!code) return { cart: withoutCoupon(cart) }
  const answer = applyCoupon(findCoupon(coupons, code), couponContextOf(cart), now)
  if (!answer.ok) return { cart: withoutCoupon(cart), invalidated: { code, error: answer.error } }
  const { discount } = answer.saving
  return { cart: discount === cart.couponDiscount ? cart : { ...cart, couponDiscount: discount } }
}
