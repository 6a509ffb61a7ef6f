/** Id of the sentence that an order has not reached the shop: heading and buttons of the confirmation are described by it. */
export const notSentId = 'order-not-sent'
