/** Messages that several forms and pages show. */
export const removedGone = 'Removed what is no longer available'
export const networkError = 'A network error has occurred.'
export const emailRequired = 'Email is required'
export const codeRequired = 'Code is required'
export const passwordRequired = 'Password is required'
export const passwordsDiffer = 'Passwords do not match'
