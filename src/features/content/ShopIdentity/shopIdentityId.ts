/** Id of the block on the contact page, to which the policies link. */
export const shopIdentityId = 'identity'
