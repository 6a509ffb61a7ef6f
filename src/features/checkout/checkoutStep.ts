/** 1 address, 2 payment, 3 order placed. */
export type CheckoutStep = 1 | 2 | 3
