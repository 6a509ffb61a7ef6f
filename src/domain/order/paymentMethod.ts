/** The ways to pay; the first is popular, and chosen until another is. */
export const paymentMethods = ['upi', 'card', 'netbanking', 'wallet'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
