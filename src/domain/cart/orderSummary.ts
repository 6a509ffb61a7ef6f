import { applyCoupon, findCoupon } from '../coupon/applyCoupon.ts'
import type { Coupon } from '../coupon/coupon.ts'
import type { Rupees } from '../money.ts'
import { subtotalOf } from './amounts.ts'
import { itemCountOf, type Cart } from './cart.ts'
import { couponContextOf } from './cartCoupon.ts'

/** What the order slip says (spec.md §3). */
export interface OrderSummary {
  subtotal: Rupees
  /** Off the pieces; a coupon on shipping is in the shipping. */
  discount: Rupees
  /** For all pieces, after a coupon on shipping; absent until it is known where they go. */
  shippingCost?: Rupees
  total: Rupees
  /** Pieces. */
  itemCount: number
  /** Code of the coupon that holds. */
  appliedCoupon?: string
}

export interface SummaryTerms {
  coupons: readonly Coupon[]
  now: Date
  /** What one piece costs to send, once it is known where to. */
  shipping?: { cost: Rupees } | undefined
}

/**
 * The one reckoning, for cart, sheet and checkout: max(0, subtotal − discount + shipping) (spec.md §9). The coupon is
 * held against the cart here and now, so that no amount ever rests on one that has run out.
 */
export function orderSummaryOf(cart: Cart, { coupons, now, shipping }: SummaryTerms): OrderSummary {
  const context = couponContextOf(cart)
  const subtotal = subtotalOf(cart)
  const itemCount = itemCountOf(cart)
  const code = cart.appliedCoupon
  const answer = code ? applyCoupon(findCoupon(coupons, code), context, now) : undefined
  const saving = answer?.ok ? answer.saving : { discount: 0, shipping: 0 }
  const shippingCost = shipping && Math.max(0, shipping.cost * itemCount - saving.shipping)
  return {
    subtotal,
    discount: saving.discount,
    ...(shippingCost === undefined ? {} : { shippingCost }),
    total: Math.max(0, subtotal - saving.discount + (shippingCost ?? 0)),
    itemCount,
    ...(code && answer?.ok ? { appliedCoupon: code } : {}),
  }
}
