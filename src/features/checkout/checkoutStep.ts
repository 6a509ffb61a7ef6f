/** 1 address, 2 payment, 3 order placed (spec.md §4, checkout step). */
export type CheckoutStep = 1 | 2 | 3
