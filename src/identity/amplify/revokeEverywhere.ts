import { fetchAuthSession } from 'aws-amplify/auth'
import { cognitoOrigin } from '#domain/account/cognito.ts'
import { IdentityError } from '../IdentityError.ts'
import type { UserPoolConfig } from './configureAmplify.ts'

/**
 * Ends every session of the account. Throws an `IdentityError` when the pool has not done so: Amplify's `signOut` drops
 * the error, and the shopper would believe that a lost telephone is signed out.
 */
export async function revokeEverywhere({ userPoolId, endpoint }: UserPoolConfig): Promise<void> {
  const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString()
  if (AccessToken === undefined) throw new IdentityError('UserUnAuthenticatedException', '')
  const response = await fetch(endpoint ?? cognitoOrigin(userPoolId), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken }),
  }).catch((cause: unknown) => {
    throw new IdentityError('NetworkError', '', cause)
  })
  if (response.ok) return
  const { __type: name = '', message = '' } = Object(await response.json().catch(() => undefined))
  throw new IdentityError(String(name), String(message))
}
