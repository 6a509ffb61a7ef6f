import { startShoppingLabel } from './actionLabels.ts'

/** Texts that the cart page and the mini cart share. */
export const cartTexts = {
  title: 'Your cart',
  empty: 'Your cart is empty',
  shop: startShoppingLabel,
  checkout: 'Proceed to Checkout',
} as const
