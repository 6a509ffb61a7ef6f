import { applyCoupon, findCoupon } from '../coupon/applyCoupon.ts'
import type { Coupon } from '../coupon/coupon.ts'
import type { Rupees } from '../money.ts'
import { subtotalOf } from './amounts.ts'
import { itemCountOf, type Cart } from './cart.ts'
import { couponContextOf } from './cartCoupon.ts'

/** What the order summary and the receipt say. */
export interface OrderTotals {
  subtotal: Rupees
  /** Off the subtotal; a coupon on shipping is already in `shippingCost`. */
  discount: Rupees
  /** For all items, after a coupon on shipping; absent until the destination is known. */
  shippingCost?: Rupees
  total: Rupees
  /** Number of items: the sum of the quantities. */
  itemCount: number
  /** Code of the coupon, if it is valid now. */
  appliedCoupon?: string
}

export interface SummaryTerms {
  coupons: readonly Coupon[]
  now: Date
  /** Shipping cost per item, once the destination is known. */
  shipping?: { cost: Rupees } | undefined
}

/**
 * The only calculation of totals, for cart, mini cart and checkout: max(0, subtotal − discount + shipping) (handbook,
 * Rules: cart). The coupon is validated on every call, so that an expired one never affects an amount.
 */
export function orderTotalsOf(cart: Cart, { coupons, now, shipping }: SummaryTerms): OrderTotals {
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
