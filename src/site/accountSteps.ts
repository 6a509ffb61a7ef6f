/** Texts that several steps of signing in, signing up and the account page have. */
export const authenticatorAppName = 'Authenticator app'
export const codeFromAppLabel = 'Code from the app'
export const confirmEmailTitle = 'Confirm your email'
export const codeSentTo = (destination: string) => `We have sent a code to ${destination}.`
export const signingInLabel = 'Signing in...'
/** Leads back to the first step. */
export const startAgainLabel = 'Start again'
/** In a notice; the button in place of a part that could not be loaded is `TryAgainButton`. */
export const tryAgainLabel = 'Try again'
