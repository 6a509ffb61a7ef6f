import { TOTP, Secret } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixturePassword, fixtureTotpSecret, fixtureUsers } from '#mocks/identityUsers.ts'
import { identityLimits } from '#domain/account/identityLimits.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { connect, openAmplify, wire, type RealAmplify } from './amplify.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'

let pool: OpenPool
let amplify: RealAmplify

beforeEach(async () => {
  pool = openPool({ settings: { devices: 'off' } })
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
  amplify = await openAmplify(pool)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Output = Awaited<ReturnType<RealAmplify['confirmSignIn']>>
type ConfirmOptions = NonNullable<Parameters<RealAmplify['confirmSignIn']>[0]['options']>
type FixtureName = keyof typeof fixtureUsers

const phone = '+919847000000'
const password = fixturePassword

const begin = (name: FixtureName) => amplify.signIn({ username: fixtureUsers[name].username, password })

const choose = (name: FixtureName) => amplify.signIn({ username: fixtureUsers[name].username, options: choice })
const choice = { authFlowType: 'USER_AUTH' } as const

const answer = (challengeResponse: string, options?: ConfirmOptions) =>
  amplify.confirmSignIn({ challengeResponse, ...(options ? { options } : {}) })

const totp = (secret = fixtureTotpSecret) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pool.now() })

const secretIn = ({ nextStep }: Output) => {
  return nextStep.signInStep === 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP'
    ? nextStep.totpSetupDetails.sharedSecret
    : expect.fail(nextStep.signInStep)
}

interface Step {
  begin: () => Promise<Output>
  /** Up to the answer that may be wrong. */
  before?: (begun: Output) => Promise<Output>
  right: (begun: Output) => Promise<Output>
  wrong: () => Promise<unknown>
  refusal: string
}

/** The steps that continue a sign-in, each with its right and a wrong answer. */
const steps: Record<string, Step> = {
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: {
    begin: () => {
      const options = { authFlowType: 'CUSTOM_WITHOUT_SRP' } as const
      return amplify.signIn({ username: fixtureUsers.custom.username, options })
    },
    before: () => answer('zari'),
    right: () => answer('pallu'),
    wrong: () => answer('silk'),
    refusal: 'CodeMismatchException',
  },
  CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: {
    begin: () => begin('setUpMfa'),
    before: () => answer('TOTP'),
    right: (begun) => answer(totp(secretIn(begun))),
    wrong: () => answer('000000'),
    refusal: 'EnableSoftwareTokenMFAException',
  },
  CONTINUE_SIGN_IN_WITH_EMAIL_SETUP: {
    begin: () => begin('setUpEmail'),
    before: () => answer('other@shop.test'),
    right: () => answer(pool.codeTo('other@shop.test')),
    wrong: () => answer('no code'),
    refusal: 'CodeMismatchException',
  },
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: {
    begin: () => begin('setUpTotp'),
    right: (begun) => answer(totp(secretIn(begun))),
    wrong: () => answer('000000'),
    refusal: 'EnableSoftwareTokenMFAException',
  },
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: {
    begin: () => begin('newPassword'),
    right: () => answer('Pochampally@2', { userAttributes: { given_name: 'Arun' } }),
    wrong: () => answer('short', { userAttributes: { given_name: 'Arun' } }),
    refusal: 'InvalidPasswordException',
  },
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: {
    begin: () => begin('selectMfa'),
    before: () => answer('TOTP'),
    right: () => answer(totp()),
    wrong: () => answer('000000'),
    refusal: 'CodeMismatchException',
  },
  CONFIRM_SIGN_IN_WITH_SMS_CODE: {
    begin: () => begin('sms'),
    right: () => answer(pool.codeTo(phone)),
    wrong: () => answer('no code'),
    refusal: 'CodeMismatchException',
  },
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: {
    begin: () => begin('totp'),
    right: () => answer(totp()),
    wrong: () => answer('000000'),
    refusal: 'CodeMismatchException',
  },
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: {
    begin: () => begin('email'),
    right: () => answer(pool.codeTo(fixtureUsers.email.username)),
    wrong: () => answer('no code'),
    refusal: 'CodeMismatchException',
  },
  CONFIRM_SIGN_IN_WITH_PASSWORD: {
    begin: async () => {
      await choose('choice')
      return answer('PASSWORD')
    },
    right: () => answer(password),
    wrong: () => answer('wrong'),
    refusal: 'NotAuthorizedException',
  },
  CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: {
    begin: () => choose('choice'),
    before: () => answer('SMS_OTP'),
    right: () => answer(pool.codeTo(phone)),
    wrong: () => answer('no code'),
    refusal: 'CodeMismatchException',
  },
}

describe.each(Object.entries(steps))('%s', (name, step) => {
  async function toTheAnswer(): Promise<Output> {
    const begun = await step.begin()
    expect(begun.nextStep.signInStep).toBe(name)
    return (await step.before?.(begun)) ?? begun
  }

  it('leads to DONE, also after a wrong answer', async () => {
    const asked = await toTheAnswer()
    await expect(step.wrong()).rejects.toMatchObject({ name: step.refusal })
    const done = await step.right(asked)
    expect(done).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
    expect((await amplify.fetchAuthSession()).tokens?.idToken?.payload['email_verified']).toBe(true)
  })

  it('refuses a late answer', async () => {
    const asked = await toTheAnswer()
    pool.pass(identityLimits.signInSessionMs)
    await expect(step.right(asked)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    })
  })

  it('refuses a repeated answer', async () => {
    await step.right(await toTheAnswer())
    const last = wire.findLast(({ action }) => action === 'RespondToAuthChallenge')
    expect(JSON.stringify(last?.answer)).toContain('AccessToken')
    // The last answer of the sign-in once more, as a new request.
    const again = await post(pool, 'RespondToAuthChallenge', Object(last?.body))
    expect(again).toEqual({
      status: 400,
      body: {
        __type: 'NotAuthorizedException',
        message: 'Invalid session for the user, session can only be used once.',
      },
    })
  })

  it('lets exactly one of three right answers succeed that come at once', async () => {
    const asked = await toTheAnswer()
    const succeeded: number[] = []
    connect({
      async fetch(request, caller) {
        const copies = [1, 2, 3].map(() => pool.fetch(request.clone(), caller))
        const answers = await Promise.all(copies)
        const right = answers.filter(({ ok }) => ok)
        succeeded.push(right.length)
        return right[0] ?? expect.fail('All three failed.')
      },
    })
    expect((await step.right(asked)).isSignedIn).toBe(true)
    expect(succeeded.length).toBeGreaterThan(0)
    expect(new Set(succeeded)).toEqual(new Set([1]))
  })

  it('ends after three wrong answers', async () => {
    const asked = await toTheAnswer()
    for (let wrong = 0; wrong < 3; wrong += 1) {
      await expect(step.wrong()).rejects.toMatchObject({ name: step.refusal })
    }
    await expect(step.right(asked)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })
})

describe('DONE', () => {
  it('follows a right password', async () => {
    expect((await begin('plain')).nextStep.signInStep).toBe('DONE')
    await expect(begin('plain')).rejects.toMatchObject({ name: 'UserAlreadyAuthenticatedException' })
  })

  it.each(['wrong', 'kasavu@1', ' '])('does not follow the password %o', async (typed) => {
    const signIn = amplify.signIn({ username: fixtureUsers.plain.username, password: typed })
    await expect(signIn).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
  })

  it('does not follow a proof that comes late, or again', async () => {
    await begin('plain')
    const proof = Object(wire.find(({ action }) => action === 'RespondToAuthChallenge')?.body)
    const message = 'Invalid session for the user, session can only be used once.'
    expect((await post(pool, 'RespondToAuthChallenge', proof)).body['message']).toBe(message)
    const [, srpA] = /"SRP_A":"(\w+)"/.exec(JSON.stringify(wire)) ?? []
    const AuthParameters = { USERNAME: fixtureUsers.plain.username, SRP_A: srpA }
    const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })
    pool.pass(identityLimits.signInSessionMs)
    const late = await post(pool, 'RespondToAuthChallenge', { ...proof, Session: body['Session'] })
    expect(late.body['message']).toBe('Invalid session for the user, session is expired.')
  })
})

describe('RESET_PASSWORD', () => {
  const username = fixtureUsers.resetRequired.username
  const reset = (confirmationCode: string) =>
    amplify.confirmResetPassword({ username, confirmationCode, newPassword: 'Pochampally@2' })

  beforeEach(async () => {
    expect((await begin('resetRequired')).nextStep.signInStep).toBe('RESET_PASSWORD')
    const { nextStep } = await amplify.resetPassword({ username })
    expect(nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'r***@s***' },
    })
  })

  it('leads to DONE by a code, also after a wrong one', async () => {
    await expect(reset('000000x')).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await reset(pool.codeTo(username))
    const { nextStep } = await amplify.signIn({ username, password: 'Pochampally@2' })
    expect(nextStep.signInStep).toBe('DONE')
  })

  it('refuses a late and a repeated code', async () => {
    const code = pool.codeTo(username)
    await reset(code)
    await expect(reset(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
    await amplify.resetPassword({ username })
    pool.pass(3_600_000 - 1)
    await expect(reset('000000x')).rejects.toMatchObject({ name: 'CodeMismatchException' })
    pool.pass(1)
    await expect(reset(pool.codeTo(username))).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  })

  it('keeps the code when the new password is refused', async () => {
    const confirmationCode = pool.codeTo(username)
    const weak = amplify.confirmResetPassword({ username, confirmationCode, newPassword: 'weak' })
    await expect(weak).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    await reset(confirmationCode)
  })
})

describe('CONFIRM_SIGN_UP', () => {
  const username = fixtureUsers.unconfirmed.username
  const confirm = (confirmationCode: string) => amplify.confirmSignUp({ username, confirmationCode })

  beforeEach(async () => {
    expect((await begin('unconfirmed')).nextStep.signInStep).toBe('CONFIRM_SIGN_UP')
    await amplify.resendSignUpCode({ username })
  })

  it('leads to DONE by a code, also after a wrong one', async () => {
    await expect(confirm('x')).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await confirm(pool.codeTo(username))
    expect((await begin('unconfirmed')).nextStep.signInStep).toBe('DONE')
  })

  it('refuses a late and a repeated code', async () => {
    pool.pass(24 * 3_600_000 - 1)
    await expect(confirm('x')).rejects.toMatchObject({ name: 'CodeMismatchException' })
    pool.pass(1)
    await expect(confirm(pool.codeTo(username))).rejects.toMatchObject({ name: 'ExpiredCodeException' })
    await amplify.resendSignUpCode({ username })
    const code = pool.codeTo(username)
    await confirm(code)
    await expect(confirm(code)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    })
  })
})

it('sends a code to an e-mail address of 254 characters, and refuses one of 255', async () => {
  const addressOf = (length: number) => 'a@shop.test'.padStart(length, 'a')
  await begin('setUpEmail')
  await expect(answer(addressOf(255))).rejects.toMatchObject({
    name: 'InvalidParameterException',
    message: 'Invalid email address format.',
  })
  const { nextStep } = await answer(addressOf(254))
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE')
  expect(pool.codeTo(addressOf(254))).toMatch(/^\d{8}$/)
})

it('takes a code that set up an app only once, also from a phone that is half a minute ahead', async () => {
  const begun = await begin('setUpTotp')
  const app = new TOTP({ secret: Secret.fromBase32(secretIn(begun)) })
  const code = app.generate({ timestamp: pool.now() + 30_000 })
  await answer(code)
  await amplify.signOut()
  await begin('setUpTotp')
  await expect(answer(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  pool.pass(30_000)
  expect((await answer(app.generate({ timestamp: pool.now() + 30_000 }))).isSignedIn).toBe(true)
})

it('has every step that the shop knows', () => {
  const others = ['DONE', 'RESET_PASSWORD', 'CONFIRM_SIGN_UP']
  expect([...Object.keys(steps), ...others]).toHaveLength(14)
})
