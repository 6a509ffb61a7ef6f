import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOTP } from 'otpauth'
import { fixturePassword as password, fixtureUsers } from '#mocks/identityUsers.ts'
import type { PoolUser } from '#server/identity/poolUser.ts'
import { recordsOf } from '#server/identity/recordsOf.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { openAmplify, wire, type RealAmplify } from './amplify.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'

let pool: OpenPool
let amplify: RealAmplify
let accessToken: string
let refreshToken: string
const { username } = fixtureUsers.plain
const newPassword = 'Pochampally@2'

beforeEach(async () => {
  // A device of its own would end its session before the account does.
  pool = openPool({ settings: { devices: 'off' } })
  await seedUsers(pool.records, poolIds, [fixtureUsers.plain], pool.now())
  amplify = await openAmplify(pool)
  await amplify.signIn({ username, password })
  accessToken = String((await amplify.fetchAuthSession()).tokens?.accessToken)
  refreshToken = /"RefreshToken":"([^"]+)"/.exec(JSON.stringify(wire))?.[1] ?? ''
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const messageOf = async (action: string, body: object) => (await post(pool, action, body)).body['message']

/** What the session's tokens are answered; undefined where they hold. */
async function refusals() {
  return [
    await messageOf('GetUser', { AccessToken: accessToken }),
    await messageOf('GetTokensFromRefreshToken', { RefreshToken: refreshToken }),
  ]
}

const hold = [undefined, undefined]
const ended = ['Access Token has been revoked', 'Refresh Token has been revoked']

describe('a session', () => {
  it('ends in every browser when the password is reset', async () => {
    await post(pool, 'ForgotPassword', { Username: username })
    const ConfirmationCode = pool.codeTo(username)
    await post(pool, 'ConfirmForgotPassword', { Username: username, ConfirmationCode, Password: newPassword })
    expect(await refusals()).toEqual(ended)
  })

  it('ends when its account is deleted, and the shop removes its record of the user', async () => {
    expect((await post(pool, 'DeleteUser', { AccessToken: accessToken })).status).toBe(200)
    expect([...pool.deleted]).toEqual([username])
    expect(await refusals()).toEqual(ended)
  })

  it('ends when its account is disabled, which is sent no code either', async () => {
    const users = recordsOf<PoolUser>(pool.records, 'user', pool.now)
    await users.change(username, (user) => user && { ...user, isDisabled: true })
    expect(await refusals()).toEqual(ended)
    expect((await post(pool, 'ForgotPassword', { Username: username })).status).toBe(200)
    expect(pool.sent).toEqual([])
  })

  it('does not come back with another account of the same address', async () => {
    const other = await openAmplify(pool)
    await other.signIn({ username, password })
    await other.deleteUser()
    expect(await refusals()).toEqual(ended)
    await post(pool, 'SignUp', { Username: username, Password: password, UserAttributes: [] })
    await post(pool, 'ConfirmSignUp', { Username: username, ConfirmationCode: pool.codeTo(username) })
    expect(await refusals()).toEqual(ended)
  })

  it('leaves nothing behind if it begins while its account is deleted', async () => {
    const { put } = pool.records
    const statuses: number[] = []
    const spy = vi.spyOn(pool.records, 'put').mockImplementation(async (kind, ...rest) => {
      if (kind === 'grant') {
        spy.mockRestore()
        statuses.push((await post(pool, 'DeleteUser', { AccessToken: accessToken })).status)
      }
      return put(kind, ...rest)
    })
    const AuthParameters = { USERNAME: username, PASSWORD: password }
    await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    expect(statuses).toEqual([200])
    const left = await pool.records.list(100, { kind: 'grant', key: '' })
    expect(left.filter(({ kind }) => kind === 'grant')).toEqual([])
  })

  it('is not ended by its id alone', async () => {
    const [id] = refreshToken.split('.')
    await post(pool, 'RevokeToken', { Token: `${id}.guessed` })
    expect(await refusals()).toEqual(hold)
    await post(pool, 'RevokeToken', { Token: refreshToken })
    expect(await refusals()).toEqual(ended)
  })
})

describe('a telephone number', () => {
  const phone = '+919847012345'
  const setPhone = (phone_number: string) => amplify.updateUserAttributes({ userAttributes: { phone_number } })
  const verify = (confirmationCode: string) =>
    amplify.confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode })

  it('is not verified by a code that came before it was removed', async () => {
    await setPhone(phone)
    await amplify.deleteUserAttributes({ userAttributeKeys: ['phone_number'] })
    await verify(pool.codeTo(phone)).catch(() => undefined)
    expect(await amplify.fetchUserAttributes()).not.toHaveProperty('phone_number_verified')
  })

  it('is not verified if another one was verified while it was set', async () => {
    const other = '+919847054321'
    await setPhone(other)
    const { put } = pool.records
    const spy = vi.spyOn(pool.records, 'put').mockImplementation(async (kind, ...rest) => {
      if (kind === 'user') {
        spy.mockRestore()
        await setPhone(phone)
        await verify(pool.codeTo(phone))
      }
      return put(kind, ...rest)
    })
    await setPhone(other)
    const attributes = await amplify.fetchUserAttributes()
    expect(attributes).toMatchObject({ phone_number: other, phone_number_verified: 'false' })
  })

  it('loses its verification and its second factor when it is changed', async () => {
    await setPhone(phone)
    await verify(pool.codeTo(phone))
    await amplify.updateMFAPreference({ sms: 'PREFERRED' })
    expect(await amplify.fetchMFAPreference()).toEqual({ enabled: ['SMS'], preferred: 'SMS' })
    await setPhone('+919847054321')
    expect(await amplify.fetchUserAttributes()).toMatchObject({ phone_number_verified: 'false' })
    expect(await amplify.fetchMFAPreference()).toEqual({ enabled: [] })
  })
})

it('a code of an authenticator app holds for half a minute before and after its time', async () => {
  const { sharedSecret } = await amplify.setUpTOTP()
  const totp = new TOTP({ secret: sharedSecret })
  const codeAt = (milliseconds: number) => totp.generate({ timestamp: pool.now() + milliseconds })
  for (const wrong of [-90_000, 90_000]) {
    await expect(amplify.verifyTOTPSetup({ code: codeAt(wrong) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
  }
  await amplify.verifyTOTPSetup({ code: codeAt(-30_000) })
})

describe('a request that is under way when the password is reset', () => {
  const reset = async (Username = username) => {
    await post(pool, 'ForgotPassword', { Username })
    const ConfirmationCode = pool.codeTo(Username)
    return post(pool, 'ConfirmForgotPassword', { Username, ConfirmationCode, Password: newPassword })
  }

  it('does not set the password of ChangePassword', async () => {
    let isReset = false
    let status = 0
    const { put } = pool.records
    vi.spyOn(pool.records, 'put').mockImplementation(async (kind, key, ...rest) => {
      if (kind === 'user' && !isReset) {
        isReset = true
        status = (await reset()).status
      }
      return put(kind, key, ...rest)
    })
    const change = { AccessToken: accessToken, PreviousPassword: password, ProposedPassword: 'Kanchipuram@3' }
    expect(await messageOf('ChangePassword', change)).toBe('Access Token has been revoked')
    expect(status).toBe(200)
    const AuthParameters = { USERNAME: username, PASSWORD: newPassword }
    expect((await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })).status).toBe(200)
    expect(await refusals()).toEqual(ended)
  })

  it('does not set the first own password of an account', async () => {
    const { newPassword: invited } = fixtureUsers
    const name = invited.username
    await seedUsers(pool.records, poolIds, [invited], pool.now())
    const passwordAuth = (PASSWORD: string) => {
      const AuthParameters = { USERNAME: name, PASSWORD }
      return post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    }
    const { body } = await passwordAuth(password)
    let status: number | undefined
    const { put } = pool.records
    vi.spyOn(pool.records, 'put').mockImplementation(async (kind, key, ...rest) => {
      if (kind === 'user' && status === undefined) {
        status = 0
        ;({ status } = await reset(name))
      }
      return put(kind, key, ...rest)
    })
    const own = { USERNAME: name, NEW_PASSWORD: 'Kanchipuram@3', 'userAttributes.given_name': 'Anu' }
    const answer = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: body['Session'], ChallengeResponses: own }
    expect(await messageOf('RespondToAuthChallenge', answer)).toBe('Invalid session for the user.')
    expect(status).toBe(200)
    expect((await passwordAuth(newPassword)).status).toBe(200)
  })

  it.each([
    ['a new password', () => reset()],
    ['a sign-out everywhere', () => post(pool, 'GlobalSignOut', { AccessToken: accessToken })],
  ])('gets no tokens by a step that began before %s', async (_name, end) => {
    const AuthParameters = { USERNAME: username, PREFERRED_CHALLENGE: 'EMAIL_OTP' }
    const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
    const EMAIL_OTP_CODE = pool.codeTo(username)
    await end()
    const ChallengeResponses = { USERNAME: username, EMAIL_OTP_CODE }
    const answer = { ChallengeName: 'EMAIL_OTP', Session: body['Session'], ChallengeResponses }
    expect(await messageOf('RespondToAuthChallenge', answer)).toBe('Invalid session for the user.')
  })

  it('gets no tokens that hold by a code that is being checked', async () => {
    const AuthParameters = { USERNAME: username, PREFERRED_CHALLENGE: 'EMAIL_OTP' }
    const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
    const EMAIL_OTP_CODE = pool.codeTo(username)
    let status: number | undefined
    const { put } = pool.records
    vi.spyOn(pool.records, 'put').mockImplementation(async (kind, key, ...rest) => {
      // The try is counted once the session has been found to be valid.
      if (kind === 'guess' && status === undefined) {
        status = 0
        ;({ status } = await reset())
      }
      return put(kind, key, ...rest)
    })
    const ChallengeResponses = { USERNAME: username, EMAIL_OTP_CODE }
    const answer = { ChallengeName: 'EMAIL_OTP', Session: body['Session'], ChallengeResponses }
    const given = await post(pool, 'RespondToAuthChallenge', answer)
    const { AccessToken } = Object(given.body['AuthenticationResult'])
    expect(status).toBe(200)
    expect(await messageOf('GetUser', { AccessToken })).toBe('Access Token has been revoked')
  })

  it('sets one password by one code', async () => {
    await post(pool, 'ForgotPassword', { Username: username })
    const ConfirmationCode = pool.codeTo(username)
    const answers = await Promise.all(
      [1, 2, 3].map((number) =>
        post(pool, 'ConfirmForgotPassword', {
          Username: username,
          ConfirmationCode,
          Password: `Pochampally@${number}`,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it('checks three answers to a step, however many come at once', async () => {
  const AuthParameters = { USERNAME: username, PREFERRED_CHALLENGE: 'EMAIL_OTP' }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
  const ChallengeResponses = { USERNAME: username, EMAIL_OTP_CODE: '000000' }
  const answer = { ChallengeName: 'EMAIL_OTP', Session: body['Session'], ChallengeResponses }
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      post(pool, 'RespondToAuthChallenge', answer, { address: `192.0.2.${index}` }),
    ),
  )
  expect(answers.filter(({ body: { __type } }) => __type === 'CodeMismatchException')).toHaveLength(3)
})

it('stays at the step when an answer finds too many others under way, so that its retry succeeds', async () => {
  const AuthParameters = { USERNAME: username, PREFERRED_CHALLENGE: 'EMAIL_OTP' }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
  const ChallengeResponses = { USERNAME: username, EMAIL_OTP_CODE: pool.codeTo(username) }
  const answer = { ChallengeName: 'EMAIL_OTP', Session: body['Session'], ChallengeResponses }
  const { put } = pool.records
  // Other servers write first, each time.
  vi.spyOn(pool.records, 'put').mockImplementation((kind, ...rest) =>
    kind === 'guess' ? Promise.resolve(false) : put(kind, ...rest),
  )
  expect((await post(pool, 'RespondToAuthChallenge', answer)).status).toBe(429)
  vi.restoreAllMocks()
  expect(await post(pool, 'RespondToAuthChallenge', answer)).toMatchObject({ status: 200 })
})
