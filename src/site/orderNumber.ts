/** The number of an order as it is shown: '#PW1700000000000'. */
export const orderNumber = (orderId: string) => `#${orderId}`
