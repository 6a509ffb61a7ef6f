import { freeShippingFrom } from './shippingSummary.ts'

/** Assurances on product pages. The phone number from `contact.ts` follows the last. */
export const assurances = {
  shipping: `Free Shipping on orders ${freeShippingFrom}+`,
  returns: 'Easy Returns for damaged or wrong items',
  support: '24/7 Support',
} as const
