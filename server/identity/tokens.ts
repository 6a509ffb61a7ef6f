import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { guessLimits, identityLimits } from '#domain/account/identityLimits.ts'
import { issuerOf } from '#domain/account/cognito.ts'
import { liveGrant, startGrant, withKnownAddress, type LiveGrant } from './grants.ts'
import { signingKey } from './keys.ts'
import { changeUser, type Call, type Pool } from './pool.ts'
import { PoolError, tokenRevoked } from './poolError.ts'
import type { Grant } from './poolRecords.ts'
import { isSameAccount, type PoolUser } from './poolUser.ts'
import { randomText } from './secrets.ts'

/** The response to a completed sign-in. */
export interface TokenAnswer {
  AuthenticationResult: {
    AccessToken: string
    IdToken: string
    RefreshToken?: string
    ExpiresIn: number
    TokenType: 'Bearer'
    NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string }
  }
  ChallengeParameters: Record<string, never>
}

/** Completes a sign-in. A browser that is not known yet is issued a device key. */
export async function issueTokens(
  pool: Pool,
  call: Call,
  user: PoolUser,
  deviceKey: string | undefined,
): Promise<TokenAnswer> {
  const known = user.devices.find(({ key }) => key === deviceKey)
  const offered = known || pool.settings.devices === 'off' ? undefined : newDevice(pool)
  const { id, grant, refreshToken } = await startGrant(pool, user, {
    ...(known ? { deviceKey: known.key } : {}),
    ...(offered ? { offeredDevice: offered } : {}),
  })
  await changeUser(pool, user.username, (each) => {
    // After a reset meanwhile the tokens are void, and the network is not trusted.
    return isSameAccount(each, user) ? withKnownAddress(each, call, guessLimits.knownAddresses) : undefined
  })
  // The deletion of the account meanwhile has missed it: the grant would keep the email address until it expires.
  if (!(await liveGrant(pool, id))) await pool.grants.remove(id)
  const answer = await signTokens(pool, { id, grant, user })
  answer.AuthenticationResult.RefreshToken = refreshToken
  if (offered) {
    answer.AuthenticationResult.NewDeviceMetadata = { DeviceKey: offered.key, DeviceGroupKey: offered.group }
  }
  return answer
}

/** New access and ID tokens of a grant. */
export async function signTokens(pool: Pool, { id, grant, user }: LiveGrant): Promise<TokenAnswer> {
  const { clientId } = pool.settings
  const shared = { origin_jti: id, auth_time: grant.authTime }
  const access = { client_id: clientId, token_use: 'access', scope: adminScope, username: user.username }
  const identity = { aud: clientId, token_use: 'id', 'cognito:username': user.username, ...claimsOf(user) }
  return {
    AuthenticationResult: {
      AccessToken: await signed(pool, user.sub, { ...shared, ...access }),
      IdToken: await signed(pool, user.sub, { ...shared, ...identity }),
      ExpiresIn: identityLimits.tokenLifeMs / 1000,
      TokenType: 'Bearer',
    },
    ChallengeParameters: {},
  }
}

/** Who an access token was given to. Throws for one that is forged, expired or revoked. */
export async function signedInBy(pool: Pool, accessToken: string): Promise<LiveGrant> {
  const claims = await verified(pool, accessToken)
  if (claims?.['token_use'] !== 'access') throw notAuthorized('Invalid Access Token')
  const live = await liveGrant(pool, String(claims['origin_jti']))
  if (!live) throw tokenRevoked()
  return live
}

/** Changes the account of an access token. Throws if it was reset or signed out everywhere since the token was checked. */
export function changeSignedIn(
  pool: Pool,
  user: PoolUser,
  change: (user: PoolUser) => PoolUser | undefined,
): Promise<PoolUser | undefined> {
  return changeUser(pool, user.username, (each) => {
    if (!isSameAccount(each, user)) throw tokenRevoked()
    return change(each)
  })
}

/** The claims of an ID or access token of this pool; undefined for one that is forged, expired or revoked. */
export async function liveClaims(pool: Pool, token: string): Promise<JWTPayload | undefined> {
  const claims = await verified(pool, token).catch(refusedOrThrow)
  return claims && (await liveGrant(pool, String(claims['origin_jti']))) ? claims : undefined
}

/** Undefined for a refused token; any other error, such as of the store, is thrown again. */
function refusedOrThrow(error: unknown): undefined {
  if (!(error instanceof PoolError)) throw error
}

async function verified(pool: Pool, token: string): Promise<JWTPayload | undefined> {
  const { verifyingKey } = await signingKey(pool)
  try {
    const { payload } = await jwtVerify(token, verifyingKey, {
      issuer: issuerOf(pool.settings.userPoolId),
      algorithms: ['RS256'],
      currentDate: new Date(pool.now()),
    })
    const isOurs = (payload['client_id'] ?? payload.aud) === pool.settings.clientId
    return isOurs ? payload : undefined
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw notAuthorized('Access Token has expired')
    return undefined
  }
}

async function signed(pool: Pool, sub: string, claims: JWTPayload): Promise<string> {
  const { key, kid } = await signingKey(pool)
  const seconds = Math.floor(pool.now() / 1000)
  return new SignJWT({ ...claims, jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setSubject(sub)
    .setIssuer(issuerOf(pool.settings.userPoolId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + identityLimits.tokenLifeMs / 1000)
    .sign(key)
}

/** The attributes, with the verified flags as booleans. */
function claimsOf({ attributes }: PoolUser): JWTPayload {
  const claims = Object.entries(attributes).map(([name, value]) => {
    return [name, name.endsWith('_verified') ? value === 'true' : value] as const
  })
  return Object.fromEntries(claims)
}

function newDevice({ settings }: Pool): NonNullable<Grant['offeredDevice']> {
  return { key: `${settings.userPoolId.split('_')[0]}_${crypto.randomUUID()}`, group: `-${randomText(6)}` }
}

const adminScope = 'aws.cognito.signin.user.admin'

const notAuthorized = (message: string) => new PoolError('NotAuthorizedException', message)
