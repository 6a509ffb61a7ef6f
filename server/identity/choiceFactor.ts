import { challenge, type SignInAnswer, type Texts } from './challenge.ts'
import { afterFirstFactor } from './nextStep.ts'
import { askPasskey } from './passkeyFactor.ts'
import { checkPassword, startPasswordProof } from './passwordFactor.ts'
import type { Call, Pool } from './pool.ts'
import { PoolError } from './poolError.ts'
import type { PoolUser, SignInName } from './poolUser.ts'
import { changeAccount, type AnsweredSession } from './sessions.ts'
import { askStepCode, judgeStepCode } from './stepCodes.ts'
import { withVerifiedEmail } from './verifiedEmail.ts'

/** Begins a sign-in in which the shopper chooses the first factor, unless the request already names one. */
export async function startChoice(pool: Pool, call: Call, name: SignInName, parameters: Texts): Promise<SignInAnswer> {
  const asked = await askChosen(pool, call, name, parameters['PREFERRED_CHALLENGE'], parameters)
  return asked ?? challenge(pool, name, 'SELECT_CHALLENGE', { available: factorsOf(name.user) })
}

/** Continues with the chosen first factor; also after a passkey prompt was cancelled. */
export async function answerChoice(
  pool: Pool,
  call: Call,
  session: AnsweredSession,
  parameters: Texts,
): Promise<SignInAnswer> {
  const asked = await askChosen(pool, call, session, parameters['ANSWER'], parameters)
  if (asked) return asked
  throw new PoolError('InvalidParameterException', 'This account does not have that factor.', { keepsSession: true })
}

/** Checks a code that is the first factor. One by email also confirms the address of a new account. */
export async function answerFirstCode(
  pool: Pool,
  call: Call,
  session: AnsweredSession,
  responses: Texts,
): Promise<SignInAnswer> {
  const deviceKey = responses['DEVICE_KEY']
  const typed = responses[`${session.step}_CODE`] ?? ''
  const user = await judgeStepCode(pool, call, session, typed, deviceKey)
  const owner = session.step === 'EMAIL_OTP' ? await withConfirmedSignUp(pool, user) : user
  return afterFirstFactor(pool, call, owner, { deviceKey })
}

async function withConfirmedSignUp(pool: Pool, user: PoolUser): Promise<PoolUser> {
  if (user.status !== 'UNCONFIRMED' || user.isDisabled) return user
  return changeAccount(pool, user, withVerifiedEmail)
}

async function askChosen(
  pool: Pool,
  call: Call,
  { username, user }: SignInName,
  chosen: string | undefined,
  parameters: Texts,
): Promise<SignInAnswer | undefined> {
  if (!chosen || !factorsOf(user).includes(chosen)) return undefined
  const name = { username, user }
  const session = { isFirstFactor: true }
  switch (chosen) {
    case 'PASSWORD':
      return checkPassword(pool, call, name, parameters, { provesDevice: false, mayRetry: true })
    case 'PASSWORD_SRP':
      return startPasswordProof(pool, name, parameters)
    case 'EMAIL_OTP':
      return askStepCode(pool, call, name, { step: chosen, to: username, session })
    case 'SMS_OTP':
      return askStepCode(pool, call, name, { step: chosen, to: user?.attributes['phone_number'] ?? '', session })
    default:
      return user && askPasskey(pool, call, user)
  }
}

/** First factors of an account; a name without an account gets the usual ones, so as not to reveal that. */
function factorsOf(user: PoolUser | undefined): string[] {
  const hasPassword = !user || user.password !== undefined
  // A code to the same address would be one factor twice.
  const mayUseCodes = !user || user.mfa.enabled.length === 0
  return [
    ...(hasPassword ? ['PASSWORD', 'PASSWORD_SRP'] : []),
    ...(mayUseCodes ? ['EMAIL_OTP'] : []),
    ...(mayUseCodes && user?.attributes['phone_number_verified'] === 'true' ? ['SMS_OTP'] : []),
    ...(user && user.passkeys.length > 0 ? ['WEB_AUTHN'] : []),
  ]
}
