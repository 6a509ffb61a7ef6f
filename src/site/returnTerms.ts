import { returnTime } from './returnTime.ts'

/** Figures and terms of the return policy page. What cart and checkout say of returns is in `checkoutReturns.ts`. */
export const returnTerms = {
  summary: [returnTime, 'Free returns', 'Easy process'],
  terms: [
    `Returns within ${returnTime} of delivery`,
    'Custom items within 7 days',
    'Sale items within 15 days',
    'Undergarments cannot be returned',
    'Damaged items reported within 48 hours',
    'Refunds in 5-7 business days',
    'No direct exchanges',
  ],
} as const

/** The day every policy was last changed. */
export const policiesUpdated = '2024-01-01'
