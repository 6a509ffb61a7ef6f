import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { issuerOf } from '#domain/account/cognito.ts'
import { bearerOf, type TokenHolder, type TokenVerifier } from './tokens.ts'

interface LocalPool {
  /** The claims of a valid token; undefined for any other. */
  verify: (token: string) => Promise<JWTPayload | undefined>
}

/** Verifies ID tokens of the shop's own user pool. */
export function localPoolTokens(pool: LocalPool): TokenVerifier {
  return {
    async verify(request) {
      const token = bearerOf(request)
      return token === undefined ? undefined : holderIn(await pool.verify(token))
    },
  }
}

interface CognitoPool {
  userPoolId: string
  clientId: string
  /** The keys; those that Amazon publishes for this pool by default. */
  keys?: JWTVerifyGetKey
}

/** Verifies ID tokens of a pool of Amazon Cognito. */
export function cognitoTokens({ userPoolId, clientId, keys }: CognitoPool): TokenVerifier {
  const issuer = issuerOf(userPoolId)
  const getKey = keys ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  return {
    async verify(request) {
      const token = bearerOf(request)
      if (token?.split('.').length !== 3) return undefined
      const options = { issuer, audience: clientId, algorithms: ['RS256'] }
      const verified = await jwtVerify(token, getKey, options).catch(refusedOrThrow)
      return holderIn(verified?.payload)
    },
  }
}

/** Undefined for an invalid token; any other error, such as keys that cannot be fetched, is thrown again. */
function refusedOrThrow(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^ERR_(JWT|JWS|JOSE_(?:ALG|NOT))|^ERR_JWKS_(?:NO|MULTIPLE)_MATCHING_KEY/.test(code)) return undefined
  throw error
}

/** The user an ID token names; undefined unless the e-mail address is verified, as it could be anybody's. */
function holderIn(claims: JWTPayload | undefined): TokenHolder | undefined {
  if (claims?.['token_use'] !== 'id' || claims['email_verified'] !== true) return undefined
  const { email } = claims
  return typeof email === 'string' && claims.sub ? { email, sub: claims.sub } : undefined
}
