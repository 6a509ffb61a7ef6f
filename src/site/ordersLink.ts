/** The link to the orders that this device keeps. Not in `orders.ts`, whose texts the cart would load with it. */
export const ordersLinkText = 'Your orders on this device'
