/** Apart from the other account texts: also shown when the rest of the account code cannot be loaded. */
export const signedOutToast = 'You have been logged out successfully'
