import { noteDeviceUse } from './devices.ts'
import { grantOfRefreshToken, revokeRefreshToken } from './grants.ts'
import { changeUser, type Pool } from './pool.ts'
import { signedInBy, signTokens } from './tokens.ts'

/** New tokens for a refresh token, which stays valid. */
export async function refreshTokens(pool: Pool, { RefreshToken }: { RefreshToken: string }): Promise<object> {
  const live = await grantOfRefreshToken(pool, RefreshToken)
  await noteDeviceUse(pool, live)
  const { AuthenticationResult } = await signTokens(pool, live)
  return { AuthenticationResult }
}

/** Signs out one browser. Not an error for an account that has been deleted. */
export async function revokeToken(pool: Pool, { Token }: { Token: string }): Promise<object> {
  await revokeRefreshToken(pool, Token)
  return {}
}

/** Signs out everywhere. */
export async function signOutEverywhere(pool: Pool, { AccessToken }: { AccessToken: string }): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  await changeUser(pool, user.username, (each) => ({ ...each, generation: each.generation + 1 }))
  return {}
}
