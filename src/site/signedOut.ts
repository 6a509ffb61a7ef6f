/** Also said where no more of the accounts can be loaded. */
export const signedOutToast = 'You have been logged out successfully'
