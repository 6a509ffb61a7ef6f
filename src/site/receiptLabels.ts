/** Labels of an order's summary and slip, and of the same facts at checkout and in the message to the shop. */
export const orderSummaryTitle = 'Order Summary'
export const deliveryToLabel = 'Delivery to'
export const expectedDeliveryLabel = 'Expected delivery'
export const giftNoteLabel = 'Gift note'
