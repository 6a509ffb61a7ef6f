/** Where Amazon Cognito answers for the pool of this id: 'https://cognito-idp.ap-south-1.amazonaws.com'. */
export function cognitoOrigin(userPoolId: string): string {
  return `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com`
}

/** Issuer of the tokens of a pool, Amazon's or the shop's own. */
export function issuerOf(userPoolId: string): string {
  return `${cognitoOrigin(userPoolId)}/${userPoolId}`
}
