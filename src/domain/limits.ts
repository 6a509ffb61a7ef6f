/** Products in one response of the store, and values in one list of a filter. */
export const maxProductsPerAnswer = 1000

/** Characters of a search, and of one text in a URL. */
export const maxTextLength = 100
