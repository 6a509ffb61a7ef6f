/** Below the price on a product page. */
export const priceNote = 'MRP inclusive of all taxes'
