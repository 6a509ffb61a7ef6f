/** A coupon as configured in `src/site/coupons.ts`; amounts in rupees. */
export interface Coupon {
  /** Upper case. */
  code: string
  description: string
  /** 'shipping' reduces the shipping cost only. */
  type: 'percentage' | 'fixed' | 'shipping'
  /** Per cent for a percentage, rupees otherwise. */
  value: number
  minOrderValue: number
  /** Cap of a percentage. */
  maxDiscount?: number
  /** Last valid day, to its end in India: '2024-12-31'. */
  validUntil: string
  isActive: boolean
  firstTimeOnly?: boolean
  /** Valid only in these states; in all when left out. */
  applicableStates?: readonly string[]
}
