/** Where the code of the next step of the checkout could not be loaded. */
export const nextStepFailed = 'The next step could not be loaded. Please check your connection and try again.'
