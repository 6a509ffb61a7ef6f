/** A coupon as the owner writes it down (spec.md §3); rupees throughout. */
export interface Coupon {
  /** In capitals, as it is compared. */
  code: string
  description: string
  /** 'shipping' comes off the shipping alone. */
  type: 'percentage' | 'fixed' | 'shipping'
  /** Per cent of a percentage, rupees of the others. */
  value: number
  minOrderValue: number
  /** The most a percentage takes off. */
  maxDiscount?: number
  /** The last day it holds, to its end in India: '2024-12-31'. */
  validUntil: string
  isActive: boolean
  firstTimeOnly?: boolean
  /** Holds only for these; everywhere unless told. */
  applicableStates?: readonly string[]
}
