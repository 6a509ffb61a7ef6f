import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOTP } from 'otpauth'
import { fixturePassword, fixtureTotpSecret, fixtureUsers } from '#mocks/identityUsers.ts'
import { resetSignIn } from '#server/identity/ownerActions.ts'
import { poolStoreOver } from '#server/identity/pool.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { createAuthenticator } from './authenticator.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'

afterEach(() => void vi.restoreAllMocks())

type Body = Record<string, unknown>

interface SignIn {
  pool: OpenPool
  username: string
  /** Begins with the password. */
  byPassword: () => Promise<Body>
  begin: (AuthFlow: string, more?: object) => Promise<Body>
  /** Answers the step that the last response asks for. */
  answer: (step: Body, ChallengeName: string, responses: object) => Promise<Body>
}

const totpOf = (pool: OpenPool, secret = fixtureTotpSecret) => new TOTP({ secret }).generate({ timestamp: pool.now() })

/** Whole sign-ins, by the fixture user; each resolves to the last response. */
const signIns: Partial<Record<keyof typeof fixtureUsers, (signIn: SignIn) => Promise<Body>>> = {
  plain: ({ byPassword }) => byPassword(),
  choice: byEmailCode,
  unconfirmed: byEmailCode,
  custom: async ({ begin, answer }) => {
    const second = await answer(await begin('CUSTOM_AUTH'), 'CUSTOM_CHALLENGE', { ANSWER: 'zari' })
    return answer(second, 'CUSTOM_CHALLENGE', { ANSWER: 'pallu' })
  },
  newPassword: async ({ byPassword, answer }) => {
    const own = { NEW_PASSWORD: 'Kanchipuram@3', 'userAttributes.given_name': 'Anu' }
    return answer(await byPassword(), 'NEW_PASSWORD_REQUIRED', own)
  },
  selectMfa: async ({ pool, byPassword, answer }) => {
    const chosen = await answer(await byPassword(), 'SELECT_MFA_TYPE', { ANSWER: 'SOFTWARE_TOKEN_MFA' })
    return answer(chosen, 'SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: totpOf(pool) })
  },
  setUpTotp: async ({ pool, byPassword, answer }) => {
    const { Session } = await byPassword()
    const made = (await post(pool, 'AssociateSoftwareToken', { Session })).body
    const { SecretCode: secret } = made
    const UserCode = typeof secret === 'string' ? totpOf(pool, secret) : '000000'
    const verified = await post(pool, 'VerifySoftwareToken', { Session: made['Session'], UserCode })
    return answer(verified.body, 'MFA_SETUP', {})
  },
  setUpEmail: async ({ pool, byPassword, answer }) => {
    const to = 'other@shop.test'
    const asked = await answer(await byPassword(), 'MFA_SETUP', { EMAIL: to })
    return answer(asked, 'EMAIL_OTP', { EMAIL_OTP_CODE: asked['Session'] ? pool.codeTo(to) : '00000000' })
  },
}

const names = Object.keys(signIns) as (keyof typeof fixtureUsers)[] // as `signIns` is typed

async function byEmailCode({ pool, username, begin, answer }: SignIn): Promise<Body> {
  const asked = await begin('USER_AUTH', { PREFERRED_CHALLENGE: 'EMAIL_OTP' })
  const isSent = pool.sent.some(({ purpose }) => purpose === 'sign-in')
  return answer(asked, 'EMAIL_OTP', { EMAIL_OTP_CODE: isSent ? codeToSignIn(pool, username) : '00000000' })
}

const codeToSignIn = ({ sent }: OpenPool, username: string) =>
  sent.findLast(({ to, purpose }) => to === username && purpose === 'sign-in')?.code

/** Runs a sign-in whose account gets a new password right after the given call of the storage. */
async function signInResetAfter(name: keyof typeof fixtureUsers, call: number) {
  const pool = openPool({ settings: { devices: 'off' } })
  const { username } = fixtureUsers[name]
  await seedUsers(pool.records, poolIds, [fixtureUsers[name]], pool.now())
  let calls = 0
  let isReset = false
  const count = async () => {
    calls += 1
    if (calls !== call) return
    await post(pool, 'ForgotPassword', { Username: username })
    const code = { Username: username, ConfirmationCode: pool.codeTo(username), Password: 'Pochampally@2' }
    isReset = (await post(pool, 'ConfirmForgotPassword', code)).status === 200
  }
  // Not those of the keys, which are read once: the reset would wait for them, too.
  const thenCount = async <Outcome>(kind: string, outcome: Promise<Outcome>) => {
    await outcome
    if (kind !== 'key') await count()
    return outcome
  }
  const { get, put } = pool.records
  vi.spyOn(pool.records, 'get').mockImplementation((kind, ...asked) => thenCount(kind, get(kind, ...asked)))
  vi.spyOn(pool.records, 'put').mockImplementation((kind, ...asked) => thenCount(kind, put(kind, ...asked)))
  const begin = async (AuthFlow: string, more: object = {}) => {
    const AuthParameters = { USERNAME: username, ...more }
    return (await post(pool, 'InitiateAuth', { AuthFlow, AuthParameters })).body
  }
  const answer = async ({ Session = '-' }: Body, ChallengeName: string, responses: object) => {
    const ChallengeResponses = { USERNAME: username, ...responses }
    return (await post(pool, 'RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses })).body
  }
  const byPassword = () => begin('USER_PASSWORD_AUTH', { PASSWORD: fixturePassword })
  const last = await signIns[name]?.({ pool, username, byPassword, begin, answer })
  vi.restoreAllMocks()
  const { AccessToken } = Object(last?.['AuthenticationResult'])
  const isSignedIn = AccessToken !== undefined && (await post(pool, 'GetUser', { AccessToken })).status === 200
  return { isReset, isSignedIn }
}

it.each(names)('does not sign in the user %s if her password is reset at any moment of the sign-in', async (name) => {
  expect(await signInResetAfter(name, 0)).toEqual({ isReset: false, isSignedIn: true })
  const signedIn: number[] = []
  let call = 0
  for (let isReset = true; isReset;) {
    call += 1
    const outcome = await signInResetAfter(name, call)
    isReset = outcome.isReset
    if (isReset && outcome.isSignedIn) signedIn.push(call)
  }
  expect(call).toBeGreaterThan(10)
  expect(signedIn).toEqual([])
})

describe('a change of the account that is under way when its sign-in is reset', () => {
  const { username } = fixtureUsers.plain
  let pool: OpenPool
  let AccessToken: string
  let DeviceKey: string

  beforeEach(async () => {
    pool = openPool()
    await seedUsers(pool.records, poolIds, [fixtureUsers.plain], pool.now())
    const AuthParameters = { USERNAME: username, PASSWORD: fixturePassword }
    const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    const result = Object(body['AuthenticationResult'])
    ;({ AccessToken } = result)
    ;({ DeviceKey } = result.NewDeviceMetadata)
  })

  const ask = async (action: string, body: object = {}) => (await post(pool, action, { AccessToken, ...body })).body
  const device = () => ({ DeviceKey, DeviceSecretVerifierConfig: { Salt: 'AQID', PasswordVerifier: 'AQID' } })

  /** For each action: what comes before the reset, which resolves to the rest of the request. */
  const changes: Record<string, () => object | Promise<object>> = {
    UpdateUserAttributes: () => ({ UserAttributes: [{ Name: 'nickname', Value: 'stranger' }] }),
    DeleteUserAttributes: () => ({ UserAttributeNames: ['given_name'] }),
    AssociateSoftwareToken: () => ({}),
    VerifySoftwareToken: async () => {
      const { SecretCode } = Object(await ask('AssociateSoftwareToken'))
      return { UserCode: totpOf(pool, SecretCode) }
    },
    SetUserMFAPreference: () => ({ EmailMfaSettings: { Enabled: true } }),
    StartWebAuthnRegistration: () => ({}),
    CompleteWebAuthnRegistration: async () => {
      const { CredentialCreationOptions: options } = Object(await ask('StartWebAuthnRegistration'))
      const { create } = await createAuthenticator({ origin: 'http://localhost' })
      return { Credential: await create(options) }
    },
    ConfirmDevice: device,
    UpdateDeviceStatus: async () => {
      await ask('ConfirmDevice', device())
      return { DeviceKey, DeviceRememberedStatus: 'remembered' }
    },
  }

  it.each(Object.keys(changes))('is refused: %s', async (action) => {
    const body = await changes[action]?.()
    const { put, get } = pool.records
    const valueOf = async () => (await get('user', username))?.value
    let afterReset: string | undefined
    const spy = vi.spyOn(pool.records, 'put').mockImplementation(async (kind, ...rest) => {
      if (kind === 'user') {
        spy.mockRestore()
        await resetSignIn(poolStoreOver({ records: pool.records, now: () => new Date(pool.now()) }), username)
        afterReset = await valueOf()
      }
      return put(kind, ...rest)
    })
    expect(await ask(action, body)).toMatchObject({ message: 'Access Token has been revoked' })
    expect(afterReset).toContain('"generation":1')
    expect(await valueOf()).toBe(afterReset)
  })
})
