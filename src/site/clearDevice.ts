/** Texts of the button that clears this device. */
export const clearDeviceTexts = {
  clear: 'Clear this device',
  sure: 'Clear the cart, the wishlist, orders and recently viewed products? They cannot be brought back.',
  /** For a signed-in shopper, whose session would be left without what it needs. */
  atSignOut: 'Sign out and clear this device',
} as const
