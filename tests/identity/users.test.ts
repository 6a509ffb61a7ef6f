import { createServer } from 'node:http'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fixturePassword as password, fixtureUsers } from '#mocks/identityUsers.ts'
import { googleTokens } from '#server/app/googleTokens.ts'
import { cognitoTokens, localPoolTokens } from '#server/app/poolTokens.ts'
import { createShopApi, type ShopApi } from '#server/app/shopApi.ts'
import { anyTokens, type TokenVerifier } from '#server/app/tokens.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'

const clientId = 'our-shop.apps.googleusercontent.com'
const email = fixtureUsers.plain.username
const stored = {
  userId: 'u-1',
  email,
  name: 'Meera Nair',
  tenantId: 'padma-weaves',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

/** What Google answers where it fails or refuses the shop, by access token. */
const failures: Record<string, number> = { down: 500, busy: 429, blocked: 403, ended: 401 }

/** Google's two addresses, for these access tokens. */
const google = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://google.test')
  const isInfo = url.pathname === '/tokeninfo'
  const token = isInfo ? url.searchParams.get('access_token') : request.headers.authorization?.replace('Bearer ', '')
  const known = googleAnswers[token ?? '']
  response.statusCode = failures[token ?? ''] ?? (known ? 200 : 400)
  response.end(JSON.stringify(known?.[isInfo ? 'info' : 'user'] ?? { error: 'invalid_token' }))
})

interface GoogleAnswer {
  info: object
  user: object
}

const mine = { sub: 'g-1', email, email_verified: true }
const googleAnswers: Record<string, GoogleAnswer> = {
  ours: { info: { aud: clientId, sub: 'g-1' }, user: mine },
  'another-app': { info: { aud: 'another.apps.googleusercontent.com', sub: 'g-1' }, user: mine },
  unverified: { info: { aud: clientId, sub: 'g-1' }, user: { ...mine, email_verified: false } },
  'without-email': { info: { aud: clientId, sub: 'g-1' }, user: { sub: 'g-1' } },
  'another-user': { info: { aud: clientId, sub: 'g-2' }, user: mine },
  stranger: {
    info: { aud: clientId, sub: 'g-3' },
    user: { sub: 'g-3', email: 'stranger@shop.test', email_verified: 'true' },
  },
}

let pool: OpenPool
let api: ShopApi
let origin = ''

beforeAll(async () => {
  await new Promise<void>((open) => google.listen(0, '127.0.0.1', open))
  const address = google.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => google.close())

beforeEach(async () => {
  pool = openPool()
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
  const addresses = { tokenInfoUrl: `${origin}/tokeninfo`, userInfoUrl: `${origin}/userinfo` }
  api = shopWith(anyTokens(localPoolTokens(pool), googleTokens({ clientId, ...addresses })))
})

function shopWith(tokens: TokenVerifier, isQuiet = false): ShopApi {
  const log = (message: string, error: unknown) => {
    if (!isQuiet) throw new Error(message, { cause: error })
  }
  const given = {
    catalogue: memoryCatalogue(),
    users: memoryUsers([stored]),
    keys: { read: 'r' },
    now: () => new Date(),
  }
  return createShopApi({ ...given, tokens, log })
}

async function ask(token: string, body: object, shop = api) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const request = new Request('http://shop.test/dev/users', { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await shop.fetch(request)
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

async function tokensOf(username: string): Promise<{ IdToken: string; AccessToken: string }> {
  const AuthParameters = { USERNAME: username, PASSWORD: password }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  // The tests below fail where it is anything else.
  return body['AuthenticationResult'] as { IdToken: string; AccessToken: string }
}

const getUser = { action: 'GET_USER', email }
const unauthorized = {
  success: false,
  error: 'Unauthorized: the token in the Authorization header is missing or no longer valid.',
}
const forbidden = { success: false, error: 'Forbidden: the token belongs to another e-mail address.' }

it('lets a shopper read and make their own record with an ID token of the pool', async () => {
  const { IdToken } = await tokensOf(email)
  expect(await ask(IdToken, getUser)).toEqual({ status: 200, body: { success: true, data: stored } })
  const other = fixtureUsers.choice.username
  const { createdAt: _, updatedAt: __, ...data } = { ...stored, userId: 'u-2', email: other }
  const token = (await tokensOf(other)).IdToken
  expect((await ask(token, { action: 'CREATE_USER', email: other, data })).status).toBe(200)
})

it('refuses another shopper’s token', async () => {
  const { IdToken } = await tokensOf(fixtureUsers.choice.username)
  expect(await ask(IdToken, getUser)).toEqual({ status: 403, body: forbidden })
  const create = { action: 'CREATE_USER', email, data: { userId: 'u-3', email, name: 'A', tenantId: 't' } }
  expect(await ask(IdToken, create)).toEqual({ status: 403, body: forbidden })
  expect(await ask('stranger', getUser)).toEqual({ status: 403, body: forbidden })
})

it('refuses tokens that are forged, of another kind, expired or revoked', async () => {
  const { IdToken, AccessToken } = await tokensOf(email)
  const { privateKey } = await generateKeyPair('RS256')
  const forged = await signed(privateKey, { email, email_verified: true, token_use: 'id', origin_jti: 'x' })
  for (const token of [forged, AccessToken, 'x.y.z', `${IdToken}x`, 'null']) {
    expect(await ask(token, getUser)).toEqual({ status: 401, body: unauthorized })
  }
  await post(pool, 'GlobalSignOut', { AccessToken })
  expect(await ask(IdToken, getUser)).toEqual({ status: 401, body: unauthorized })
  const later = (await tokensOf(email)).IdToken
  pool.pass(60 * 60_000)
  expect(await ask(later, getUser)).toEqual({ status: 401, body: unauthorized })
})

it('refuses the token of an address that was not confirmed', async () => {
  pool = openPool({ settings: { confirmsSignUp: false } })
  await post(pool, 'SignUp', { Username: 'new@shop.test', Password: password })
  const { IdToken } = await tokensOf('new@shop.test')
  const asked = ask(IdToken, { action: 'GET_USER', email: 'new@shop.test' }, shopWith(localPoolTokens(pool)))
  expect(await asked).toEqual({ status: 401, body: unauthorized })
})

it('lets a shopper in with an access token of Google that was given to this shop', async () => {
  expect(await ask('ours', getUser)).toEqual({ status: 200, body: { success: true, data: stored } })
})

it.each(['another-app', 'unverified', 'without-email', 'another-user', 'unknown', 'ended'])(
  'refuses the access token of Google %s',
  async (token) => {
    expect(await ask(token, getUser)).toEqual({ status: 401, body: unauthorized })
  },
)

it('says so when Google does not answer, or refuses the shop', async () => {
  const gone = { clientId, tokenInfoUrl: 'http://127.0.0.1:1/', userInfoUrl: 'http://127.0.0.1:1/' }
  const addresses = { clientId, tokenInfoUrl: `${origin}/tokeninfo`, userInfoUrl: `${origin}/userinfo` }
  for (const [token, options] of [
    ['down', gone],
    ['down', addresses],
    ['busy', addresses],
    ['blocked', addresses],
  ] as const) {
    const { status } = await ask(token, getUser, shopWith(googleTokens(options), true))
    expect(status).toBe(503)
  }
})

it('takes ID tokens of a pool of Amazon Cognito by its published keys', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  // Amazon publishes two keys for each pool: a token that names neither has no key.
  const published = [await exportJWK(publicKey), await exportJWK((await generateKeyPair('RS256')).publicKey)]
  const keys = createLocalJWKSet({ keys: published.map((jwk, at) => ({ ...jwk, kid: 'kl'[at] ?? '', alg: 'RS256' })) })
  const ids = { userPoolId: 'ap-south-1_AbCdEf123', clientId: 'cognito-client' }
  const shop = shopWith(cognitoTokens({ ...ids, keys }))
  const claims = { sub: 's', aud: ids.clientId, token_use: 'id', email, email_verified: true }
  const make = (more: JWTPayload = {}, key = privateKey) => signed(key, { iss: issuer, ...claims, ...more })
  const issuer = `https://cognito-idp.ap-south-1.amazonaws.com/${ids.userPoolId}`
  expect((await ask(await make(), getUser, shop)).status).toBe(200)
  for (const token of [
    await make({ aud: 'another-client' }),
    await make({ iss: `${issuer}4` }),
    await make({ token_use: 'access' }),
    await make({ email_verified: false }),
    await make({ exp: 1 }),
    await make({}, other.privateKey),
    await signed(other.privateKey, { iss: issuer, ...claims }, { alg: 'RS256' }),
    'ours',
  ]) {
    expect(await ask(token, getUser, shop)).toEqual({ status: 401, body: unauthorized })
  }
})

it('says that it cannot tell when the published keys cannot be read', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const ids = { userPoolId: 'ap-south-1_AbCdEf123', clientId: 'cognito-client' }
  // This address answers 400 or 404.
  const keys = createRemoteJWKSet(new URL(`${origin}/keys`))
  const { status } = await ask(await signed(privateKey, {}), getUser, shopWith(cognitoTokens({ ...ids, keys }), true))
  expect(status).toBe(503)
})

function signed(
  key: CryptoKey,
  claims: JWTPayload,
  header: JWTHeaderParameters = { alg: 'RS256', kid: 'k' },
): Promise<string> {
  const token = new SignJWT({ exp: Math.floor(Date.now() / 1000) + 3600, ...claims })
  return token.setProtectedHeader(header).setIssuedAt().sign(key)
}
