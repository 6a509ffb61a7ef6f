import { applyCoupon, couponCodeOf, findCoupon, type CouponAnswer, type CouponContext } from '../coupon/applyCoupon.ts'
import type { CouponRefusal } from '../coupon/applyCoupon.ts'
import type { Coupon } from '../coupon/coupon.ts'
import { subtotalOf } from './amounts.ts'
import type { Cart } from './cart.ts'

/** A coupon that held once and holds no more. */
export interface FallenCoupon {
  code: string
  refusal: CouponRefusal
}

/** What a coupon is held against in this cart. */
export function couponContextOf(cart: Cart): CouponContext {
  const state = cart.shippingAddress?.state
  return {
    subtotal: subtotalOf(cart),
    isFirstTimeCustomer: cart.isFirstTimeCustomer,
    ...(state ? { state } : {}),
  }
}

/**
 * The cart with a code entered, and what to say of it. A code that is refused changes nothing, not even a coupon that
 * was there; a blank one has no answer.
 */
export function enterCoupon(
  cart: Cart,
  typed: string,
  coupons: readonly Coupon[],
  now: Date,
): { cart: Cart; answer?: CouponAnswer } {
  const code = couponCodeOf(typed)
  if (!code) return { cart }
  const answer = applyCoupon(findCoupon(coupons, code), couponContextOf(cart), now)
  return { cart: answer.ok ? { ...cart, appliedCoupon: code, couponDiscount: answer.saving.discount } : cart, answer }
}

/** The cart without a coupon; itself where there is none. */
export function withoutCoupon(cart: Cart): Cart {
  const { appliedCoupon, ...rest } = cart
  return appliedCoupon === undefined && cart.couponDiscount === 0 ? cart : { ...rest, couponDiscount: 0 }
}

/**
 * The cart with its coupon held against it anew, after any change (spec.md §4): the discount follows silently, and a
 * coupon that no longer holds is taken off and named.
 */
export function revalidated(cart: Cart, coupons: readonly Coupon[], now: Date): { cart: Cart; fallen?: FallenCoupon } {
  const code = cart.appliedCoupon
  if (!code) return { cart: withoutCoupon(cart) }
  const answer = applyCoupon(findCoupon(coupons, code), couponContextOf(cart), now)
  if (!answer.ok) return { cart: withoutCoupon(cart), fallen: { code, refusal: answer.refusal } }
  const { discount } = answer.saving
  return { cart: discount === cart.couponDiscount ? cart : { ...cart, couponDiscount: discount } }
}
