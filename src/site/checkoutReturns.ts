import { returnsName } from './pageNames.ts'

/**
 * The return policy as cart and checkout show it. The product page's is in productNotes.ts, that of the policy page in
 * returnTerms.ts: they differ on purpose (handbook, Rules: content and policies).
 */
export const checkoutReturns = {
  title: returnsName,
  description: 'Returns and exchanges are accepted only for damaged or wrong products.',
  conditions: [
    'Tell us within 7 days of delivery',
    'In original condition, with tags and packaging',
    'Photos of the product are required',
  ],
  process: [
    'Write to us or call with your order number',
    'Send photos of the product and its packaging',
    'A replacement or a refund follows in 7-10 days',
  ],
} as const
