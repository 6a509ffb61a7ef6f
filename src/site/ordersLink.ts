/** The link to the orders that this device keeps. */
export const ordersLinkText = 'Your orders on this device'
