/** Said in the checkout whose summary no longer is the cart it began with. */
export const cartChangedElsewhere = 'Your cart was changed in another tab.'
