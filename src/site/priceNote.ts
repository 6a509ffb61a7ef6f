/** Under the price of a piece, on its own page. */
export const priceNote = 'MRP inclusive of all taxes'
