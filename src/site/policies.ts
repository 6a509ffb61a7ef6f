/** What the shop promises about returns, each screen in its own words: they differ on purpose (spec.md §9). */
export const returns = {
  /** The product page. */
  product: 'Returns for damaged or wrong items only, within 48 hours of delivery.',
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
  /** The return policy's own page. */
  page: {
    summary: ['30 days', 'Free returns', 'Easy process'],
    terms: [
      'Returns within 30 days of delivery',
      'Custom items within 7 days',
      'Sale items within 15 days',
      'Undergarments cannot be returned',
      'Damaged items reported within 48 hours',
      'Refunds in 5-7 business days',
      'No direct exchanges',
    ],
  },
} as const

/** The day every policy was last changed. */
export const policiesUpdated = '2024-01-01'
