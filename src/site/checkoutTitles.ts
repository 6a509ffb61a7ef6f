/** Titles of the checkout: of the page, and of its steps, whose forms and entries in the list of steps have the same. */
export const checkoutTitle = 'Checkout'
export const addressTitle = 'Shipping Address'
export const paymentTitle = 'Payment Method'
export const placedTitle = 'Order Placed Successfully'
