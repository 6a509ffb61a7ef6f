import { signOut } from 'aws-amplify/auth'
import { callPool } from './callPool.ts'
import type { UserPoolConfig } from './configureAmplify.ts'
import type { TokenStorage } from './tokenStorage.ts'

/**
 * Ends the session of the area in use. Its tokens are removed from the device before they are revoked: Amplify would
 * wait for the response first, and without a working network the shopper would stay signed in.
 */
export async function endSession(pool: UserPoolConfig, tokens: TokenStorage): Promise<void> {
  const refreshToken = tokens.takeTokens()
  const revoke = { ClientId: pool.clientId, Token: refreshToken }
  // A failure is ignored: the tokens are no longer on this device.
  if (refreshToken !== undefined) callPool(pool, 'RevokeToken', revoke).catch(() => undefined)
  // Removes the rest and, for a session of the hosted pages, redirects to their sign-out.
  await signOut().catch(() => undefined)
}
