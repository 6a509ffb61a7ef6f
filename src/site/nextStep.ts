/**
 * Shown when the code of the next step of the checkout could not be loaded. Not with the other texts of the checkout,
 * which are loaded with that code.
 */
export const nextStepFailed = 'The next step could not be loaded. Please check your connection and try again.'
