/** Products in one response of the store, and values in one list of a filter. */
export const maxProductsPerAnswer = 1000

/** Milliseconds until a call is given up: on a bad connection a request may never fail by itself. */
export const callTimeoutMs = 30_000

/** Characters of a search, and of one text in a URL. */
export const maxTextLength = 100
