import { signOut } from 'aws-amplify/auth'
import { callPool } from './callPool.ts'
import type { UserPoolConfig } from './configureAmplify.ts'
import type { TokenStorage } from './tokenStorage.ts'

/**
 * Ends the session of the area in use. Its tokens leave the device before they are revoked: Amplify would wait for the
 * answer first, and a shopper on a silent network would stay signed in.
 */
export async function endSession(pool: UserPoolConfig, tokens: TokenStorage): Promise<void> {
  const refreshToken = tokens.takeTokens()
  const revoke = { ClientId: pool.clientId, Token: refreshToken }
  // A failure is ignored: nobody on this device has the tokens any more.
  if (refreshToken !== undefined) callPool(pool, 'RevokeToken', revoke).catch(() => undefined)
  // The rest, and for a session of the hosted pages the way to their sign-out.
  await signOut().catch(() => undefined)
}
