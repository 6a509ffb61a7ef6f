import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixturePassword as password, fixtureUsers } from '#mocks/identityUsers.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { openAmplify, wire, type RealAmplify } from './amplify.ts'
import { endpoint, openPool, poolIds, post, type OpenPool } from './openPool.ts'
import { TOTP } from 'otpauth'

let pool: OpenPool
let amplify: RealAmplify
const { username } = fixtureUsers.plain

beforeEach(async () => {
  pool = openPool()
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
  amplify = await openAmplify(pool)
  await amplify.signIn({ username, password })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tokenIn = async () => String((await amplify.fetchAuthSession()).tokens?.accessToken)
const refreshTokenIn = () => /"RefreshToken":"([^"]+)"/.exec(JSON.stringify(wire))?.[1] ?? expect.fail('no token')
const getUser = (AccessToken: string) => post(pool, 'GetUser', { AccessToken })

describe('tokens', () => {
  it('are accepted by aws-jwt-verify', async () => {
    const { tokens } = await amplify.fetchAuthSession()
    const { userPoolId, clientId } = poolIds
    for (const [tokenUse, token] of [
      ['access', tokens?.accessToken],
      ['id', tokens?.idToken],
    ] as const) {
      const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse })
      // Its own type wants the other fields of a key, too.
      verifier.cacheJwks(JSON.parse(JSON.stringify(await pool.jwks())) as Parameters<typeof verifier.cacheJwks>[0])
      expect(await verifier.verify(String(token))).toMatchObject({ token_use: tokenUse })
    }
    const answer = await pool.fetch(new Request(`${endpoint}/.well-known/jwks.json`))
    expect(await answer.json()).toEqual(await pool.jwks())
    expect(JSON.stringify(await pool.jwks())).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
  })

  it('are refreshed, keep the time of the sign-in, and end after an hour', async () => {
    const before = (await amplify.fetchAuthSession()).tokens?.accessToken
    expect(before?.payload).toMatchObject({ auth_time: expect.any(Number), origin_jti: expect.any(String) })
    pool.pass(60_000)
    const after = (await amplify.fetchAuthSession({ forceRefresh: true })).tokens?.accessToken
    expect(after?.payload['auth_time']).toBe(before?.payload['auth_time'])
    expect(after?.payload['origin_jti']).toBe(before?.payload['origin_jti'])
    expect(after?.payload['jti']).not.toBe(before?.payload['jti'])
    pool.pass(3_599_000)
    expect((await getUser(String(after))).status).toBe(200)
    pool.pass(1000)
    expect((await getUser(String(after))).body['message']).toBe('Access Token has expired')
  })

  it('are refused when they are forged', async () => {
    const [head, , signature] = (await tokenIn()).split('.')
    const claims = btoa(JSON.stringify({ username, token_use: 'access', exp: 9_999_999_999 })).replaceAll('=', '')
    const none = btoa('{"alg":"none"}').replaceAll('=', '')
    const { tokens } = await amplify.fetchAuthSession()
    for (const forged of [`${head}.${claims}.${signature}`, `${none}.${claims}.`, 'x', String(tokens?.idToken)]) {
      expect((await getUser(forged)).body).toEqual({
        __type: 'NotAuthorizedException',
        message: 'Invalid Access Token',
      })
    }
  })

  it('end with the sign-out of this browser', async () => {
    const token = await tokenIn()
    const refreshToken = refreshTokenIn()
    await amplify.signOut()
    expect((await getUser(token)).body['message']).toBe('Access Token has been revoked')
    const refresh = { RefreshToken: refreshToken }
    expect((await post(pool, 'GetTokensFromRefreshToken', refresh)).body['message']).toBe(
      'Refresh Token has been revoked',
    )
  })

  it('of every browser end with the sign-out everywhere', async () => {
    const token = await tokenIn()
    const other = await openAmplify(pool)
    await other.signIn({ username, password })
    await other.signOut({ global: true })
    expect((await getUser(token)).body['message']).toBe('Access Token has been revoked')
    amplify = other
    await amplify.signIn({ username, password })
    expect((await getUser(await tokenIn())).status).toBe(200)
  })

  it('of a browser are removed without an error when their refresh is refused', async () => {
    await post(pool, 'RevokeToken', { Token: refreshTokenIn() })
    const session = await amplify.fetchAuthSession({ forceRefresh: true })
    expect(session.tokens).toBeUndefined()
  })

  it('end with the refresh token after thirty days', async () => {
    const RefreshToken = refreshTokenIn()
    expect((await post(pool, 'GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200)
    const flow = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: RefreshToken } }
    expect((await post(pool, 'InitiateAuth', flow)).status).toBe(200)
    pool.pass(30 * 24 * 3_600_000 - 1)
    expect((await post(pool, 'GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200)
    pool.pass(1)
    expect((await post(pool, 'GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400)
  })
})

describe('an account', () => {
  it('changes its attributes, and verifies a telephone number by a code', async () => {
    const done = await amplify.updateUserAttributes({
      userAttributes: { given_name: 'മീര', phone_number: '+919847012345' },
    })
    expect(done.phone_number?.nextStep).toMatchObject({
      updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+********2345' },
    })
    const confirmationCode = pool.codeTo('+919847012345')
    const verify = (code: string) =>
      amplify.confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: code })
    pool.pass(24 * 3_600_000 - 1)
    await amplify.fetchAuthSession({ forceRefresh: true })
    await expect(verify('x')).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await verify(confirmationCode)
    expect(await amplify.fetchUserAttributes()).toMatchObject({ given_name: 'മീര', phone_number_verified: 'true' })
    await amplify.deleteUserAttributes({ userAttributeKeys: ['phone_number'] })
    expect(Object.keys(await amplify.fetchUserAttributes())).not.toContain('phone_number_verified')
    const { destination } = await amplify.sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
    expect(destination).toBe('p***@s***')
  })

  it('cannot change its email address, which is its username', async () => {
    const change = amplify.updateUserAttributes({ userAttributes: { email: 'other@shop.test' } })
    await expect(change).rejects.toMatchObject({ name: 'InvalidParameterException' })
  })

  it('sets up an authenticator app, prefers it, and is asked for its code once', async () => {
    const { sharedSecret } = await amplify.setUpTOTP()
    const totp = new TOTP({ secret: sharedSecret })
    await expect(amplify.verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    await amplify.verifyTOTPSetup({ code: totp.generate({ timestamp: pool.now() }) })
    await amplify.updateMFAPreference({ totp: 'PREFERRED', email: 'ENABLED' })
    expect(await amplify.fetchMFAPreference()).toEqual({ enabled: ['TOTP', 'EMAIL'], preferred: 'TOTP' })
    await expect(amplify.updateMFAPreference({ sms: 'ENABLED' })).rejects.toThrow('delivery config')
    await amplify.signOut()
    pool.pass(60_000)
    const { nextStep } = await amplify.signIn({ username, password })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    const code = totp.generate({ timestamp: pool.now() })
    await amplify.confirmSignIn({ challengeResponse: code })
    await amplify.signOut()
    await amplify.signIn({ username, password })
    await expect(amplify.confirmSignIn({ challengeResponse: code })).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    })
  })

  it('does not switch a second factor on by a setting that does not say so', async () => {
    const AccessToken = (await amplify.fetchAuthSession()).tokens?.accessToken.toString()
    const asked = { AccessToken, EmailMfaSettings: {} }
    expect((await post(pool, 'SetUserMFAPreference', asked)).status).toBe(200)
    expect((await amplify.fetchMFAPreference()).enabled).toEqual([])
  })

  it('accepts the next code of an authenticator app when the first one was already used', async () => {
    const { sharedSecret } = await amplify.setUpTOTP()
    const totp = new TOTP({ secret: sharedSecret })
    const first = totp.generate({ timestamp: pool.now() })
    await amplify.verifyTOTPSetup({ code: first })
    await expect(amplify.verifyTOTPSetup({ code: first })).rejects.toThrow('Code mismatch')
    pool.pass(30_000)
    await amplify.verifyTOTPSetup({ code: totp.generate({ timestamp: pool.now() }) })
    await amplify.updateMFAPreference({ totp: 'PREFERRED' })
    expect(await amplify.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
  })

  it('gets the same success for a retried password change', async () => {
    const body = { AccessToken: await tokenIn(), PreviousPassword: password, ProposedPassword: 'Pochampally@2' }
    const lost = { 'amz-sdk-invocation-id': 'one' }
    const ask = (attempt: number) =>
      post(pool, 'ChangePassword', body, { headers: { ...lost, 'amz-sdk-request': `attempt=${attempt}; max=3` } })
    expect((await ask(1)).status).toBe(200)
    expect((await ask(2)).status).toBe(200)
  })

  it('changes its password, and signs out every other browser', async () => {
    const token = await tokenIn()
    const other = await openAmplify(pool)
    await other.signIn({ username, password })
    await expect(other.updatePassword({ oldPassword: 'wrong', newPassword: 'Pochampally@2' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    await other.updatePassword({ oldPassword: password, newPassword: 'Pochampally@2' })
    expect((await getUser(token)).body['message']).toBe('Access Token has been revoked')
    expect(await other.fetchUserAttributes()).toMatchObject({ email: username })
    await other.fetchAuthSession({ forceRefresh: true })
    await other.signOut()
    await expect(other.signIn({ username, password })).rejects.toThrow('Incorrect username or password.')
    expect((await other.signIn({ username, password: 'Pochampally@2' })).isSignedIn).toBe(true)
  })

  it('deletes itself, and the sign-out that follows is no error', async () => {
    await amplify.deleteUser()
    expect(wire.at(-1)).toMatchObject({ action: 'RevokeToken', answer: {} })
    await expect(amplify.signIn({ username, password })).rejects.toThrow('Incorrect username or password.')
  })
})
