import { formatRupees } from '../money.ts'
import type { CouponRefusal, Saving } from './applyCoupon.ts'

/** Everything the shop says of coupons (spec.md §4 and §5). */
export const couponWords = {
  applied: ({ discount, shipping }: Saving) => `Coupon applied! You saved ${formatRupees(discount + shipping)}`,
  refused: refusalWords,
  /** The toast of a code that was entered and refused. */
  invalid: (refusal: CouponRefusal) => `Invalid coupon: ${refusalWords(refusal)}`,
  /** The toast of a coupon that was taken off. */
  removedCode: (code: string) => `Coupon ${code} removed`,
  /** The same, inside the coupon box. */
  removed: 'Coupon removed',
} as const

function refusalWords(refusal: CouponRefusal): string {
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
