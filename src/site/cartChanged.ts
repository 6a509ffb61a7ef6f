/** Shown at checkout when the cart is no longer the one its summary shows. */
export const cartChangedElsewhere = 'Your cart was changed in another tab.'
