import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixturePassword as password, fixtureTotpSecret, fixtureUsers } from '#mocks/identityUsers.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { TOTP } from 'otpauth'
import { openAmplify, wire, type RealAmplify } from './amplify.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'

let pool: OpenPool
let amplify: RealAmplify

beforeEach(async () => {
  pool = openPool()
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
  amplify = await openAmplify(pool)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stepOf = async (asked: Promise<{ nextStep: { signInStep: string } }>) => (await asked).nextStep.signInStep
const actions = () =>
  wire.map(({ action, body }) => `${action} ${/"ChallengeName":"(\w+)"/.exec(JSON.stringify(body))?.[1] ?? ''}`.trim())

describe('the flows of a sign-in', () => {
  const { username } = fixtureUsers.choice

  it('takes a plain password', async () => {
    const options = { authFlowType: 'USER_PASSWORD_AUTH' } as const
    const wrong = amplify.signIn({ username, password: 'wrong', options })
    await expect(wrong).rejects.toThrow('Incorrect username or password.')
    expect(await stepOf(amplify.signIn({ username, password, options }))).toBe('DONE')
  })

  it.each([
    ['three hours fast', 3, 'DONE'],
    ['three hours slow', -3, 'DONE'],
    ['two days fast', 48, 'refused'],
  ])('takes the proof of a password from a device whose clock is %s: %s hours, %s', async (_words, hours, outcome) => {
    vi.useFakeTimers({ toFake: ['Date'], now: pool.now() + hours * 3_600_000 })
    const signedIn = stepOf(amplify.signIn({ username: fixtureUsers.plain.username, password }))
    expect(await signedIn.catch(() => 'refused')).toBe(outcome)
  })

  it('asks a custom question after the proof of a password', async () => {
    const options = { authFlowType: 'CUSTOM_WITH_SRP' } as const
    await amplify.signIn({ username: fixtureUsers.custom.username, password, options })
    await amplify.confirmSignIn({ challengeResponse: 'zari' })
    expect(await stepOf(amplify.confirmSignIn({ challengeResponse: 'pallu' }))).toBe('DONE')
    expect(actions()).toContain('RespondToAuthChallenge PASSWORD_VERIFIER')
  })

  it.each([
    ['PASSWORD', 'DONE'],
    ['PASSWORD_SRP', 'DONE'],
    ['EMAIL_OTP', 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE'],
    ['SMS_OTP', 'CONFIRM_SIGN_IN_WITH_SMS_CODE'],
    ['WEB_AUTHN', 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION'],
  ] as const)('goes straight to the preferred factor %s', async (preferredChallenge, step) => {
    const options = { authFlowType: 'USER_AUTH', preferredChallenge } as const
    const needsPassword = preferredChallenge.startsWith('PASSWORD')
    expect(await stepOf(amplify.signIn({ username, ...(needsPassword ? { password } : {}), options }))).toBe(step)
  })

  it.each(['EMAIL_OTP', 'SMS_OTP'] as const)('completes the preferred factor %s', async (preferredChallenge) => {
    await amplify.signIn({ username, options: { authFlowType: 'USER_AUTH', preferredChallenge } })
    const challengeResponse = pool.sent.at(-1)?.code ?? ''
    expect(await stepOf(amplify.confirmSignIn({ challengeResponse }))).toBe('DONE')
  })

  it('offers the factors of an account, and for an unknown name those of a plain account', async () => {
    const factors = async (name: string) => {
      const AuthParameters = { USERNAME: name }
      return (await post(pool, 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })).body['AvailableChallenges']
    }
    expect(await factors(username)).toEqual(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP'])
    expect(await factors(fixtureUsers.passwordless.username)).toEqual(['EMAIL_OTP', 'SMS_OTP'])
    expect(await factors(fixtureUsers.totp.username)).toEqual(['PASSWORD', 'PASSWORD_SRP'])
    expect(await factors('nobody@shop.test')).toEqual(await factors(fixtureUsers.plain.username))
  })

  it('proves a chosen password by SRP', async () => {
    await amplify.signIn({ username, options: { authFlowType: 'USER_AUTH' } })
    await amplify.confirmSignIn({ challengeResponse: 'PASSWORD_SRP' })
    expect(await stepOf(amplify.confirmSignIn({ challengeResponse: password }))).toBe('DONE')
  })

  it('refuses a disabled account only after its password was right', async () => {
    const disabled = fixtureUsers.disabled.username
    await expect(amplify.signIn({ username: disabled, password })).rejects.toThrow('User is disabled.')
    await expect(amplify.signIn({ username: disabled, password: 'x' })).rejects.toThrow('Incorrect username')
  })
})

describe('a name without an account', () => {
  const ask = (USERNAME: string, AuthFlow: string, more: object = {}) =>
    post(pool, 'InitiateAuth', { AuthFlow, AuthParameters: { USERNAME, SRP_A: 'abc', ...more } })

  it('gets an SRP challenge with the same salt every time, and the error of a wrong password', async () => {
    const salts = []
    for (const name of ['nobody@shop.test', 'Nobody@shop.test', 'other@shop.test', fixtureUsers.plain.username]) {
      const { body } = await ask(name, 'USER_SRP_AUTH')
      const { SALT, SRP_B, SECRET_BLOCK, ...names } = fieldsOf(body['ChallengeParameters'])
      expect(names).toEqual({ USER_ID_FOR_SRP: name.toLowerCase(), USERNAME: name.toLowerCase() })
      expect([SALT, String(SRP_B).length, String(SECRET_BLOCK).length]).toEqual([
        expect.stringMatching(/^[0-9a-f]{28,32}$/),
        expect.closeTo(767, -1),
        88,
      ])
      salts.push(SALT)
    }
    expect(salts[0]).toBe(salts[1])
    expect(new Set(salts).size).toBe(3)
    const signIn = amplify.signIn({ username: 'nobody@shop.test', password })
    await expect(signIn).rejects.toThrow('Incorrect username or password.')
  })

  it('is asked for a code that is never sent, and for a custom answer that is never right', async () => {
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' } as const
    const asked = await amplify.signIn({ username: 'nobody@shop.test', options })
    expect(asked.nextStep).toMatchObject({ codeDeliveryDetails: { destination: 'n***@s***' } })
    expect(pool.sent).toEqual([])
    await expect(amplify.confirmSignIn({ challengeResponse: '123456' })).rejects.toThrow('Invalid code')
    const custom = await ask('nobody@shop.test', 'CUSTOM_AUTH', { SRP_A: '' })
    expect(custom.body['ChallengeName']).toBe('CUSTOM_CHALLENGE')
  })

  it('is answered like an account when a password is forgotten', async () => {
    const { username } = fixtureUsers.plain
    const forgot = (Username: string) => post(pool, 'ForgotPassword', { Username })
    expect(await forgot('polly@shop.test')).toEqual(await forgot(username))
    expect(pool.sent.map(({ to }) => to)).toEqual([username])
    const wrong = { ConfirmationCode: 'x', Password: 'Pochampally@2' }
    const confirm = (Username: string) => post(pool, 'ConfirmForgotPassword', { Username, ...wrong })
    expect(await confirm('polly@shop.test')).toEqual(await confirm(username))
  })
})

describe('devices', () => {
  const { username } = fixtureUsers.totp
  let passed = 0

  const withCode = async () => {
    passed += 1
    pool.pass(60_000)
    const code = new TOTP({ secret: fixtureTotpSecret }).generate({ timestamp: pool.now() })
    return amplify.confirmSignIn({ challengeResponse: code })
  }

  it('replaces the second factor while it is remembered', async () => {
    await amplify.signIn({ username, password })
    expect(await stepOf(withCode())).toBe('DONE')
    await amplify.signOut()
    expect(await stepOf(amplify.signIn({ username, password }))).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    await withCode()
    await amplify.rememberDevice()
    await amplify.signOut()
    wire.length = 0
    expect(await stepOf(amplify.signIn({ username, password }))).toBe('DONE')
    expect(actions()).toEqual([
      'InitiateAuth',
      'RespondToAuthChallenge PASSWORD_VERIFIER',
      'RespondToAuthChallenge DEVICE_SRP_AUTH',
      'RespondToAuthChallenge DEVICE_PASSWORD_VERIFIER',
    ])
    expect(await amplify.fetchDevices()).toMatchObject([{ name: expect.stringMatching(/\S/) as string }]) // a matcher
    await amplify.forgetDevice()
    expect(await amplify.fetchDevices()).toEqual([])
    expect((await amplify.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
    await amplify.signOut()
    expect(await stepOf(amplify.signIn({ username, password }))).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect(passed).toBe(2)
  })

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
    'is signed out when another forgets it, and begins anew by %s',
    async (authFlowType) => {
      const plain = fixtureUsers.plain.username
      await amplify.signIn({ username: plain, password })
      const other = await openAmplify(pool)
      await other.signIn({ username: plain, password })
      const [first, second] = await other.fetchDevices()
      expect(second).toBeDefined()
      const mine = (await amplify.storage.getItem(keyOf(plain))) ?? ''
      const gone = [first, second].find((each) => each?.id === mine)
      await other.forgetDevice(gone ? { device: gone } : {})
      const again = await openAmplify(pool, { storage: amplify.storage })
      expect((await again.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
      wire.length = 0
      const signedIn = again.signIn({ username: plain, password, options: { authFlowType } })
      expect(await stepOf(signedIn)).toBe('DONE')
      expect(JSON.stringify(wire)).toContain('Device does not exist.')
      expect(actions().at(-1)).toBe('ConfirmDevice')
    },
  )

  it('refuses a device it has not offered', async () => {
    await amplify.signIn({ username: fixtureUsers.plain.username, password })
    const confirmed = wire.find(({ action }) => action === 'ConfirmDevice')
    const body = { ...Object(confirmed?.body), DeviceKey: 'ap-south-1_another' }
    expect((await post(pool, 'ConfirmDevice', body)).body['__type']).toBe('ResourceNotFoundException')
  })
})

function keyOf(username: string): string {
  return `CognitoIdentityServiceProvider.${poolIds.clientId}.${username}.deviceKey`
}
