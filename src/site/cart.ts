/** Texts that the cart page and the mini cart share. */
export const cartTexts = {
  title: 'Your cart',
  empty: 'Your cart is empty',
  shop: 'Start Shopping',
  checkout: 'Proceed to Checkout',
} as const
