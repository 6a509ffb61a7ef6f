import type { IdentityRequest } from '#contract/identity.ts'
import { identityLimits } from '#domain/account/identityLimits.ts'
import { acceptedAttributes } from './attributeRules.ts'
import { sendLastingCode, takeCode, wrongVerificationCode } from './codes.ts'
import { isMailAddress } from './mailAddress.ts'
import { newVerifier } from './password.ts'
import { changeUser, findUser, type Call, type Pool } from './pool.ts'
import { invalidParameter, PoolError } from './poolError.ts'
import { newPoolUser, usernameOf, without, type PoolUser } from './poolUser.ts'
import { countCode, deliveryTo } from './sentCodes.ts'
import { startSession } from './sessions.ts'

/** Makes an account, which is confirmed by a code. It is written last: a request that fails may be repeated. */
export async function signUp(pool: Pool, call: Call, asked: IdentityRequest<'SignUp'>): Promise<object> {
  const username = usernameOf(asked.Username)
  if (!isMailAddress(username)) throw invalidParameter('Username should be an email.')
  if (asked.Password === undefined) throw passwordMissing()
  const others = asked.UserAttributes.filter(({ Name, Value }) => Name !== 'email' || usernameOf(Value) !== username)
  const attributes = { ...acceptedAttributes(others), email: username }
  const password = await newVerifier(pool, username, asked.Password)
  const { value, write } = await pool.users.open(username)
  if (value) {
    // Counted like a new account, so that strangers cannot probe addresses for accounts without limit.
    await countCode(pool, call, username)
    throw userExists()
  }
  const mustConfirm = pool.settings.confirmsSignUp ?? true
  const user = newPoolUser(username, pool.now(), {
    password,
    attributes: { ...attributes, email_verified: 'false' },
    ...(mustConfirm ? { expiresAt: pool.now() + identityLimits.unconfirmedLifeMs } : { status: 'CONFIRMED' as const }),
  })
  if (mustConfirm) await sendLastingCode(pool, call, signUpCode(username))
  if (!(await write(user))) throw userExists()
  return {
    UserSub: user.sub,
    UserConfirmed: !mustConfirm,
    ...(mustConfirm ? { CodeDeliveryDetails: deliveryTo(username) } : { Session: await autoSession(pool, user) }),
  }
}

/** Confirms an account by the code. The session it returns signs in without a password, once. */
export async function confirmSignUp(pool: Pool, call: Call, asked: IdentityRequest<'ConfirmSignUp'>): Promise<object> {
  const username = usernameOf(asked.Username)
  await takeCode(pool, call, { purpose: 'sign-up', username, code: asked.ConfirmationCode })
  // Only after a correct code: this error reveals that the address has an account.
  const user = await findUser(pool, username)
  if (user && user.status !== 'UNCONFIRMED') throw notConfirmable(user.status)
  const confirmed = await changeUser(pool, username, (each) => ({
    ...without(each, 'expiresAt'),
    status: 'CONFIRMED',
    attributes: { ...each.attributes, email_verified: 'true' },
  }))
  if (!confirmed) throw wrongVerificationCode()
  return { Session: await autoSession(pool, confirmed) }
}

/** Sends the code again. The response is the same for a confirmed account and for a name without one. */
export async function resendSignUpCode(
  pool: Pool,
  call: Call,
  { Username }: IdentityRequest<'ResendConfirmationCode'>,
): Promise<object> {
  const username = usernameOf(Username)
  const user = await findUser(pool, username)
  await (user?.status === 'UNCONFIRMED'
    ? sendLastingCode(pool, call, signUpCode(username))
    : countCode(pool, call, username))
  return { CodeDeliveryDetails: deliveryTo(username) }
}

const signUpCode = (username: string) => ({ purpose: 'sign-up', username, to: username, medium: 'EMAIL' }) as const

function autoSession(pool: Pool, user: PoolUser): Promise<string> {
  return startSession(pool, { username: user.username, user }, { step: 'AUTO_SIGN_IN' })
}

/** Amplify maps this exact text to its own error for an empty password. */
const passwordMissing = () =>
  invalidParameter(
    "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null",
  )

const userExists = () => new PoolError('UsernameExistsException', 'User already exists')

const notConfirmable = (status: string) =>
  new PoolError('NotAuthorizedException', `User cannot be confirmed. Current status is ${status}`)
