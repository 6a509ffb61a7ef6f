import { identityLimits } from '#domain/account/identityLimits.ts'
import { findUser, type Call, type Pool } from './pool.ts'
import type { Grant } from './poolRecords.ts'
import { PoolError } from './poolError.ts'
import { isSameAccount, type PoolUser } from './poolUser.ts'
import { digestOf, isSameSecret, randomText } from './secrets.ts'

export interface LiveGrant {
  id: string
  grant: Grant
  user: PoolUser
}

export async function startGrant(
  pool: Pool,
  user: PoolUser,
  device: Pick<Grant, 'deviceKey' | 'offeredDevice'>,
): Promise<{ id: string; grant: Grant; refreshToken: string }> {
  const id = crypto.randomUUID()
  const refreshToken = `${id}.${randomText(48)}`
  const grant: Grant = {
    username: user.username,
    sub: user.sub,
    generation: user.generation,
    refresh: await digestOf(refreshToken),
    authTime: Math.floor(pool.now() / 1000),
    ...device,
    expiresAt: pool.now() + identityLimits.refreshTokenLifeMs,
  }
  await (await pool.grants.open(id)).write(grant)
  return { id, grant, refreshToken }
}

/** The grant with this id, when it was not revoked and its account is still the same. */
export async function liveGrant(pool: Pool, id: string): Promise<LiveGrant | undefined> {
  const grant = await pool.grants.find(id)
  const user = grant && (await findUser(pool, grant.username))
  if (!grant || !user || user.isDisabled) return undefined
  // A device that was forgotten is signed out.
  const isForgotten = grant.deviceKey !== undefined && !user.devices.some(({ key }) => key === grant.deviceKey)
  return isSameAccount(user, grant) && !isForgotten ? { id, grant, user } : undefined
}

/** The grant of a refresh token. Throws for one that was revoked, has expired or was never issued. */
export async function grantOfRefreshToken(pool: Pool, token: string): Promise<LiveGrant> {
  const live = await liveGrant(pool, token.split('.')[0] ?? '')
  if (!live || !(await isSameSecret(live.grant.refresh, await digestOf(token)))) {
    throw new PoolError('NotAuthorizedException', 'Refresh Token has been revoked')
  }
  return live
}

/** Voids a refresh token and the access tokens made with it. An unknown token needs no voiding. */
export async function revokeRefreshToken(pool: Pool, token: string): Promise<void> {
  const id = token.split('.')[0] ?? ''
  const grant = await pool.grants.find(id)
  if (grant && (await isSameSecret(grant.refresh, await digestOf(token)))) await pool.grants.remove(id)
}

/** The account with this network among those that have signed in, which the throttling of guesses trusts. */
export function withKnownAddress(user: PoolUser, { network }: Call, max: number): PoolUser | undefined {
  if (user.knownAddresses[0] === network) return undefined
  const others = user.knownAddresses.filter((each) => each !== network)
  return { ...user, knownAddresses: [network, ...others].slice(0, max) }
}
