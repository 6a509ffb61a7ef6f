/** Products in one answer of the store, and values in one list of a filter. */
export const maxProductsPerAnswer = 1000

/** Characters of a search, and of one text in an address. */
export const maxTextLength = 100
