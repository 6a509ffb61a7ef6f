import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { identityLimits } from '#domain/account/identityLimits.ts'
import { openAmplify, wire, type RealAmplify } from './amplify.ts'
import { openPool, post, type OpenPool } from './openPool.ts'

let pool: OpenPool
let amplify: RealAmplify

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  pool = openPool({ settings: { devices: 'off' } })
  amplify = await openAmplify(pool)
})

afterEach(() => {
  // Amplify ends what it waits for, and takes the next call of autoSignIn.
  vi.advanceTimersByTime(identityLimits.autoSignInWaitMs)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const username = 'meera@shop.test'
const password = 'Kasavu@1'
const userAttributes = { email: username, given_name: 'Meera', family_name: 'നായർ' }
const signUp = (options: object = {}) =>
  amplify.signUp({ username: 'Meera@Shop.test', password, options: { userAttributes, ...options } })

it('CONFIRM_SIGN_UP: an account is confirmed by a code and then signs in', async () => {
  const { nextStep, userId } = await signUp()
  expect(nextStep).toEqual({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'm***@s***' },
  })
  const confirmed = await amplify.confirmSignUp({ username, confirmationCode: pool.codeTo(username) })
  expect(confirmed.nextStep.signUpStep).toBe('DONE')
  await amplify.signIn({ username, password })
  expect(await amplify.fetchUserAttributes()).toEqual({ ...userAttributes, email_verified: 'true', sub: userId })
})

it('COMPLETE_AUTO_SIGN_IN: a confirmed account signs in by itself, with the password', async () => {
  await signUp({ autoSignIn: true })
  const { nextStep } = await amplify.confirmSignUp({
    username: 'Meera@Shop.test',
    confirmationCode: pool.codeTo(username),
  })
  expect(nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN')
  expect((await amplify.autoSignIn()).isSignedIn).toBe(true)
})

it('COMPLETE_AUTO_SIGN_IN: a confirmed account signs in by its session alone, once', async () => {
  await signUp({ autoSignIn: { authFlowType: 'USER_AUTH' } })
  await amplify.confirmSignUp({ username: 'Meera@Shop.test', confirmationCode: pool.codeTo(username) })
  expect((await amplify.autoSignIn()).isSignedIn).toBe(true)
  const asked = wire.find(({ action }) => action === 'InitiateAuth')
  const again = await post(pool, 'InitiateAuth', Object(asked?.body))
  expect(again.body['message']).toBe('Invalid session for the user, session can only be used once.')
})

it('DONE: a pool that needs no code has signed up at once', async () => {
  pool = openPool({ settings: { confirmsSignUp: false } })
  amplify = await openAmplify(pool)
  expect(await signUp()).toMatchObject({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } })
  expect(pool.sent).toEqual([])
})

it.each([
  ['short', 'InvalidPasswordException', /^Password did not conform with policy: Password not long enough$/],
  ['kasavu@1', 'InvalidPasswordException', /: Password must have uppercase characters$/],
  ['Kasavu11', 'InvalidPasswordException', /: Password must have symbol characters$/],
  [undefined, 'EmptySignUpPassword', /password is required/],
])('refuses the password %o', async (typed, name, message) => {
  const asked = amplify.signUp({ username, ...(typed ? { password: typed } : {}), options: { userAttributes } })
  await expect(asked).rejects.toMatchObject({ name, message: expect.stringMatching(message) as string }) // a matcher
})

it('refuses a name that is no address, and attributes that nobody may set', async () => {
  const refused = { name: 'InvalidParameterException' }
  await expect(amplify.signUp({ username: 'meera', password })).rejects.toMatchObject(refused)
  for (const other of [
    { email: 'arun@shop.test' },
    { email_verified: 'true' },
    { sub: '1' },
    { phone_number: '98470' },
  ]) {
    const options = { userAttributes: other }
    await expect(amplify.signUp({ username, password, options })).rejects.toMatchObject(refused)
  }
  expect(pool.sent).toEqual([])
})

it('refuses an address that is taken, also before it is confirmed, and keeps its password', async () => {
  await signUp()
  await expect(amplify.signUp({ username, password: 'Another@1' })).rejects.toMatchObject({
    name: 'UsernameExistsException',
  })
  await amplify.confirmSignUp({ username, confirmationCode: pool.codeTo(username) })
  await amplify.signIn({ username, password })
})

it('sends a new code when an address signs up again after its account was deleted', async () => {
  await signUp()
  const code = pool.codeTo(username)
  await amplify.confirmSignUp({ username, confirmationCode: code })
  await amplify.signIn({ username, password })
  await amplify.deleteUser()
  await signUp()
  await expect(amplify.confirmSignUp({ username, confirmationCode: code })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  await amplify.confirmSignUp({ username, confirmationCode: pool.codeTo(username) })
})

it('lets the owner of an address take over an account that a stranger signed up with it', async () => {
  await amplify.signUp({ username, password: 'Stranger@1' })
  await amplify.resetPassword({ username })
  const newPassword = 'Pochampally@2'
  await amplify.confirmResetPassword({ username, newPassword, confirmationCode: pool.codeTo(username) })
  await expect(amplify.signIn({ username, password: 'Stranger@1' })).rejects.toThrow('Incorrect username or password.')
  expect((await amplify.signIn({ username, password: newPassword })).isSignedIn).toBe(true)
})

it('sends the same code again while it is valid, and no more than five in a quarter of an hour', async () => {
  await signUp()
  for (let again = 0; again < 4; again += 1) await post(pool, 'ResendConfirmationCode', { Username: username })
  expect(new Set(pool.sent.map(({ code }) => code)).size).toBe(1)
  expect((await post(pool, 'ResendConfirmationCode', { Username: username })).body).toEqual({
    __type: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  })
  // A stranger elsewhere cannot keep the owner from a code.
  const elsewhere = await post(pool, 'ResendConfirmationCode', { Username: username }, { address: '198.51.100.1' })
  expect(elsewhere.status).toBe(200)
  pool.pass(15 * 60_000)
  expect((await post(pool, 'ResendConfirmationCode', { Username: username })).status).toBe(200)
})

it('tells nobody who has no code whether an address has an account', async () => {
  await signUp()
  const code = pool.codeTo(username)
  await amplify.confirmSignUp({ username, confirmationCode: code })
  pool.pass(identityLimits.codeLifeMs['sign-up'])
  const answersTo = async (Username: string) => [
    await post(pool, 'ConfirmSignUp', { Username, ConfirmationCode: code }),
    await post(pool, 'ResendConfirmationCode', { Username }),
  ]
  const sentBefore = pool.sent.length
  const known = await answersTo(username)
  expect(known).toEqual(await answersTo('mohan@shop.test'))
  expect(known.map(({ status }) => status)).toEqual([400, 200])
  expect(pool.sent.length).toBe(sentBefore)
})

it('keeps an account that is not confirmed for seven days', async () => {
  await signUp()
  pool.pass(7 * 24 * 3_600_000 - 1)
  const again = () => post(pool, 'SignUp', { Username: username, Password: password })
  expect((await again()).body['__type']).toBe('UsernameExistsException')
  pool.pass(1)
  expect((await again()).status).toBe(200)
})

it('limits how many addresses one network can try to sign up with', async () => {
  await signUp()
  for (let tried = 0; tried < 4; tried += 1) {
    const { body } = await post(pool, 'SignUp', { Username: username, Password: password })
    expect(body['__type']).toBe('UsernameExistsException')
  }
  const { body } = await post(pool, 'SignUp', { Username: username, Password: password })
  expect(body['__type']).toBe('LimitExceededException')
})

it('counts a wrong code once when the client retries the same request', async () => {
  await signUp()
  const body = { Username: username, ConfirmationCode: 'x' }
  for (let tried = 0; tried < 5; tried += 1) {
    for (const attempt of [1, 2, 3]) {
      const headers = { 'amz-sdk-invocation-id': `try ${tried}`, 'amz-sdk-request': `attempt=${attempt}; max=3` }
      expect((await post(pool, 'ConfirmSignUp', body, { headers })).body['__type']).toBe('CodeMismatchException')
    }
  }
  expect((await post(pool, 'ConfirmSignUp', body)).body['__type']).toBe('ExpiredCodeException')
})

it('expires a code after five wrong tries for the address they came from only', async () => {
  await signUp()
  const confirm = (ConfirmationCode: string, address: string) =>
    post(pool, 'ConfirmSignUp', { Username: username, ConfirmationCode }, { address })
  for (let wrong = 0; wrong < 9; wrong += 1) {
    const { body } = await confirm('x', '198.51.100.1')
    expect(body['__type']).toBe(wrong < 5 ? 'CodeMismatchException' : 'ExpiredCodeException')
  }
  expect((await confirm(pool.codeTo(username), '198.51.100.1')).status).toBe(400)
  // Asking anew gives the stranger five more tries, and leaves the owner's code as it is.
  const code = pool.codeTo(username)
  await post(pool, 'ResendConfirmationCode', { Username: username }, { address: '198.51.100.1' })
  expect(pool.codeTo(username)).toBe(code)
  expect((await confirm('x', '198.51.100.1')).body['__type']).toBe('CodeMismatchException')
  expect((await confirm(code, '192.0.2.1')).status).toBe(200)
})

it('answers a retried sign-up with the same response', async () => {
  const lost = { 'amz-sdk-invocation-id': 'one', 'amz-sdk-request': 'attempt=1; max=3' }
  const body = { Username: username, Password: password }
  const first = await post(pool, 'SignUp', body, { headers: lost })
  const repeated = { ...lost, 'amz-sdk-request': 'attempt=2; max=3' }
  expect(await post(pool, 'SignUp', body, { headers: repeated })).toEqual(first)
  expect((await post(pool, 'SignUp', { ...body, Password: 'Other@123' }, { headers: repeated })).status).toBe(400)
  pool.pass(9_999)
  expect(await post(pool, 'SignUp', body, { headers: repeated })).toEqual(first)
  pool.pass(1)
  expect((await post(pool, 'SignUp', body, { headers: repeated })).body['__type']).toBe('UsernameExistsException')
})

it('discards the attributes of an unconfirmed sign-up when its address resets the password', async () => {
  const address = 'Street of a stranger, Kochi'
  await signUp({ userAttributes: { ...userAttributes, address } })
  await post(pool, 'ForgotPassword', { Username: username })
  const ConfirmationCode = pool.codeTo(username)
  await post(pool, 'ConfirmForgotPassword', { Username: username, ConfirmationCode, Password: 'Pochampally@2' })
  await amplify.signIn({ username, password: 'Pochampally@2' })
  const { sub, ...attributes } = await amplify.fetchUserAttributes()
  expect(attributes).toEqual({ email: username, email_verified: 'true' })
  expect(sub).toBeTruthy()
})

it('discards the password and attributes of an unconfirmed sign-up when its address signs in by code', async () => {
  await signUp({ userAttributes: { ...userAttributes, address: 'Street of a stranger, Kochi' } })
  await amplify.signIn({ username, options: { authFlowType: 'USER_AUTH', preferredChallenge: 'EMAIL_OTP' } })
  const { nextStep } = await amplify.confirmSignIn({ challengeResponse: pool.codeTo(username) })
  expect(nextStep.signInStep).toBe('DONE')
  const { sub, ...attributes } = await amplify.fetchUserAttributes()
  expect(attributes).toEqual({ email: username, email_verified: 'true' })
  expect(sub).toBeTruthy()
  await amplify.signOut()
  await expect(amplify.signIn({ username, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
})

it('refuses names that are too long', async () => {
  const long = { ...userAttributes, given_name: 'മ'.repeat(151) }
  await expect(signUp({ userAttributes: long })).rejects.toThrow('given_name is longer than 150 characters')
})

it('a name in any capitals is one account, also where a capital has no composed form', async () => {
  const owner = '\u01F0ara@shop.test'
  await amplify.signUp({ username: owner, password, options: { userAttributes: { email: owner } } })
  await amplify.confirmSignUp({ username: owner, confirmationCode: pool.codeTo(owner) })
  const AuthParameters = { USERNAME: 'J\u030Cara@shop.test', PREFERRED_CHALLENGE: 'EMAIL_OTP' }
  await post(pool, 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
  expect(pool.sent.map(({ to }) => to)).toEqual([owner, owner])
})
