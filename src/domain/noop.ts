/** Does nothing: for errors that are handled elsewhere, and calls that need no answer. */
export const noop = () => undefined
