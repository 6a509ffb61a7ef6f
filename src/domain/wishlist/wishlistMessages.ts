/** Messages about what the device cannot store. */
export const wishlistMessages = {
  unsaved: 'This browser keeps nothing for the shop: your wishlist is lost when you reload or close the page.',
  noSpace: (name: string) => `This browser has no space for your wishlist: ${name} stays in the cart.`,
} as const
