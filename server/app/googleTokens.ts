import { googleUserInfoUrl } from '#domain/account/googleUserInfo.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { bearerOf, type TokenVerifier } from './tokens.ts'

/** Google's endpoints for verifying its access tokens. */
export interface GoogleAddresses {
  tokenInfoUrl: string
  userInfoUrl: string
}

export const googleAddresses: GoogleAddresses = {
  tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
  userInfoUrl: googleUserInfoUrl,
}

interface GoogleTokens extends GoogleAddresses {
  clientId: string
  fetch?: typeof fetch
}

const timeoutMs = 5000

/**
 * Verifies Google access tokens: issued to this shop's client id, for an account whose e-mail address Google has
 * verified.
 */
export function googleTokens({ clientId, tokenInfoUrl, userInfoUrl, fetch: ask = fetch }: GoogleTokens): TokenVerifier {
  return {
    async verify(request) {
      const token = bearerOf(request)
      // Google's tokens are opaque; a token of three parts is a user pool's JWT.
      if (!token || token.split('.').length === 3) return undefined
      const address = new URL(tokenInfoUrl)
      address.searchParams.set('access_token', token)
      const info = await read(ask, address)
      if (!info || (info['aud'] ?? info['azp']) !== clientId) return undefined
      const user = await read(ask, new URL(userInfoUrl), token)
      const { email, email_verified: isVerified, sub } = user ?? {}
      if (typeof email !== 'string' || typeof sub !== 'string' || String(isVerified) !== 'true') return undefined
      return sub === info['sub'] ? { email, sub } : undefined
    },
  }
}

/** Google's answer; undefined when it refuses the token. */
async function read(ask: typeof fetch, address: URL, token?: string): Promise<Record<string, unknown> | undefined> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  const answer = await ask(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (answer.ok) return fieldsOf(await answer.json())
  // 400 and 401 mean that the token is invalid; 429 and the like say nothing about it.
  if (answer.status === 400 || answer.status === 401) return undefined
  throw new Error(`Google answers ${answer.status}`)
}
