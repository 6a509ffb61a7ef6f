/**
 * What the shop promises about returns, each screen in its own words: they differ on purpose (handbook, Rules: content
 * and policies).
 */
export const returns = {
  /** Cart and checkout. */
  checkout: {
    title: 'Return Policy',
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
  },
} as const
