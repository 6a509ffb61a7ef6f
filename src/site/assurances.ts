/** What a buyer may count on (spec.md §2, product detail). The telephone follows the last, from `contact.ts`. */
export const assurances = {
  shipping: 'Free Shipping on orders ₹2,999+',
  returns: 'Easy Returns for damaged or wrong items',
  support: '24/7 Support',
} as const
