import { formatRupees } from '../money.ts'
import type { CouponRefusal, Saving } from './applyCoupon.ts'

/** All texts about coupons (handbook, Rules: coupons). */
export const couponMessages = {
  applied: ({ discount, shipping }: Saving) => `Coupon applied! You saved ${formatRupees(discount + shipping)}`,
  refused: refusalMessage,
  /** Toast for a refused code. */
  invalid: (refusal: CouponRefusal) => `Invalid coupon: ${refusalMessage(refusal)}`,
  /** Toast for an applied coupon that no longer holds. */
  takenOff: ({ code, refusal }: { code: string; refusal: CouponRefusal }) =>
    `${code} was taken off. ${refusalMessage(refusal)}`,
  /** Toast for a removed coupon. */
  removedCode: (code: string) => `Coupon ${code} removed`,
  /** Inline text for a removed coupon. */
  removed: 'Coupon removed',
} as const

function refusalMessage(refusal: CouponRefusal): string {
  switch (refusal.why) {
    case 'unknown':
      return 'Invalid coupon code'
    case 'expired':
      return 'Coupon has expired'
    case 'below-minimum':
      return `Minimum order value of ${formatRupees(refusal.minimum)} required`
    case 'not-first-order':
      return 'This coupon is valid for first-time customers only'
    case 'wrong-state':
      return `This coupon is not applicable in ${refusal.state}`
  }
}
