import type { Coupon } from '#domain/coupon/coupon.ts'

/**
 * Coupons of every kind for tests of the rules, so that an owner can change those of the shop (`src/site/coupons.ts`)
 * without breaking them.
 */
export const coupons: readonly Coupon[] = [
  {
    code: 'WELCOME10',
    description: '10% off a first order of ₹2,000 or more, up to ₹500',
    type: 'percentage',
    value: 10,
    minOrderValue: 2000,
    maxDiscount: 500,
    validUntil: '2024-12-31',
    isActive: true,
    firstTimeOnly: true,
  },
  {
    code: 'KERALA20',
    description: '20% off orders of ₹3,000 or more within Kerala, up to ₹1,000',
    type: 'percentage',
    value: 20,
    minOrderValue: 3000,
    maxDiscount: 1000,
    validUntil: '2024-12-31',
    isActive: true,
    applicableStates: ['Kerala'],
  },
  {
    code: 'FESTIVE500',
    description: '₹500 off orders of ₹5,000 or more',
    type: 'fixed',
    value: 500,
    minOrderValue: 5000,
    validUntil: '2024-12-31',
    isActive: true,
  },
  {
    code: 'FREESHIP',
    description: '₹100 off the shipping of orders of ₹5,000 or more',
    type: 'shipping',
    value: 100,
    minOrderValue: 5000,
    validUntil: '2024-12-31',
    isActive: true,
  },
  {
    code: 'PADMA15',
    description: '15% off orders of ₹4,000 or more, up to ₹750',
    type: 'percentage',
    value: 15,
    minOrderValue: 4000,
    maxDiscount: 750,
    validUntil: '2024-12-31',
    isActive: true,
  },
]
