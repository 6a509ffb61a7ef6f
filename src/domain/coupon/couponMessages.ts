import { formatRupees } from '../money.ts'
import type { CouponError, Saving } from './applyCoupon.ts'

/** All texts about coupons (handbook, Rules: coupons). */
export const couponMessages = {
  applied: ({ discount, shipping }: Saving) => `Coupon applied! You saved ${formatRupees(discount + shipping)}`,
  refused: errorMessage,
  /** Toast for a refused code. */
  invalid: (error: CouponError) => `Invalid coupon: ${errorMessage(error)}`,
  /** Toast for an applied coupon that no longer holds. */
  takenOff: ({ code, error }: { code: string; error: CouponError }) => `${code} was taken off. ${errorMessage(error)}`,
  /** Toast for a removed coupon. */
  removedCode: (code: string) => `Coupon ${code} removed`,
  /** Inline text for a removed coupon. */
  removed: 'Coupon removed',
} as const

function errorMessage(error: CouponError): string {
  switch (error.why) {
    case 'unknown':
      return 'Invalid coupon code'
    case 'expired':
      return 'Coupon has expired'
    case 'below-minimum':
      return `Minimum order value of ${formatRupees(error.minimum)} required`
    case 'not-first-order':
      return 'This coupon is valid for first-time customers only'
    case 'wrong-state':
      return `This coupon is not applicable in ${error.state}`
  }
}
