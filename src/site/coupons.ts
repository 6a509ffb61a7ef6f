import type { Coupon } from '#domain/coupon/coupon.ts'
import { shop } from './shop.ts'

/** The last of them ended with 2024; an owner who wants them back sets a new day. */
const validUntil = '2024-12-31'

/** First word of the shop's name, as a code carries it. */
const [brand = ''] = shop.name.toUpperCase().split(' ')

/** Every coupon the shop has given out (handbook, Rules: coupons). */
export const coupons: readonly Coupon[] = [
  {
    code: 'WELCOME10',
    description: '10% off a first order of ₹2,000 or more, up to ₹500',
    type: 'percentage',
    value: 10,
    minOrderValue: 2000,
    maxDiscount: 500,
    validUntil,
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
    validUntil,
    isActive: true,
    applicableStates: ['Kerala'],
  },
  {
    code: 'FESTIVE500',
    description: '₹500 off orders of ₹5,000 or more',
    type: 'fixed',
    value: 500,
    minOrderValue: 5000,
    validUntil,
    isActive: true,
  },
  {
    code: 'FREESHIP',
    description: '₹100 off the shipping of orders of ₹5,000 or more',
    type: 'shipping',
    value: 100,
    minOrderValue: 5000,
    validUntil,
    isActive: true,
  },
  {
    code: `${brand}15`,
    description: '15% off orders of ₹4,000 or more, up to ₹750',
    type: 'percentage',
    value: 15,
    minOrderValue: 4000,
    maxDiscount: 750,
    validUntil,
    isActive: true,
  },
]
