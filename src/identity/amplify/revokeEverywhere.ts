import { fetchAuthSession } from 'aws-amplify/auth'
import { IdentityError } from '../IdentityError.ts'
import { callPool } from './callPool.ts'
import type { UserPoolConfig } from './configureAmplify.ts'

/**
 * Ends every session of the account. Throws an `IdentityError` when the pool has not done so: Amplify's `signOut` drops
 * the error, and the shopper would believe that a lost telephone is signed out.
 */
export async function revokeEverywhere(pool: UserPoolConfig): Promise<void> {
  const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString()
  if (AccessToken === undefined) throw new IdentityError('UserUnAuthenticatedException', '')
  await callPool(pool, 'GlobalSignOut', { AccessToken })
}
