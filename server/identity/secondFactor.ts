import { challenge, type ChallengeAnswer, type SignInAnswer, type Texts } from './challenge.ts'
import type { Call, Pool } from './pool.ts'
import { invalidParameter, PoolError, sessionInvalid } from './poolError.ts'
import { without, type MfaType, type PoolUser } from './poolUser.ts'
import { changeAccount, type AnsweredSession } from './sessions.ts'
import { askStepCode, judge, judgeStepCode } from './stepCodes.ts'
import { issueTokens } from './tokens.ts'
import { useTotp } from './totp.ts'

/** The step for the account's second factor, or for setting one up; undefined if it needs none. */
export async function askSecondFactor(pool: Pool, call: Call, user: PoolUser): Promise<ChallengeAnswer | undefined> {
  const { enabled, preferred } = user.mfa
  const [only, ...others] = enabled
  const name = { username: user.username, user }
  if (!only) {
    const needed = user.mustSetUpMfa ?? pool.settings.requiredMfa ?? []
    if (needed.length === 0) return undefined
    return challenge(pool, name, 'MFA_SETUP', { parameters: { MFAS_CAN_SETUP: JSON.stringify(needed) } })
  }
  if (preferred && enabled.includes(preferred)) return askFactor(pool, call, user, preferred)
  if (others.length === 0) return askFactor(pool, call, user, only)
  return challenge(pool, name, 'SELECT_MFA_TYPE', {
    parameters: { MFAS_CAN_CHOOSE: JSON.stringify(enabled) },
  })
}

/** Continues with the chosen factor. */
export async function chooseFactor(
  pool: Pool,
  call: Call,
  { user }: AnsweredSession,
  { ANSWER: chosen }: Texts,
): Promise<ChallengeAnswer> {
  if (!user) throw sessionInvalid()
  const type = user.mfa.enabled.find((each) => each === chosen)
  if (!type) {
    throw new PoolError('InvalidParameterException', 'This account does not have that factor.', { keepsSession: true })
  }
  return askFactor(pool, call, user, type)
}

/** Checks the code of a second factor. */
export async function answerFactor(
  pool: Pool,
  call: Call,
  session: AnsweredSession,
  responses: Texts,
): Promise<SignInAnswer> {
  // An unknown device is no error here: the client would not repeat the call without it.
  const deviceKey = responses['DEVICE_KEY']
  const typed = responses[`${session.step}_CODE`] ?? ''
  const user =
    session.step === 'SOFTWARE_TOKEN_MFA'
      ? await judge(pool, call, session, { of: 'authenticator', deviceKey }, (each) => useTotp(pool, each, typed))
      : await judgeStepCode(pool, call, session, typed, deviceKey)
  const { settingUp, pendingEmail } = session
  if (settingUp && pendingEmail) {
    await changeAccount(pool, user, (each) => ({ ...withFactor(each, settingUp), mfaEmail: pendingEmail }))
  }
  return issueTokens(pool, call, user, deviceKey)
}

/** The account with one more second factor, and without the duty to set one up. */
export function withFactor(account: PoolUser, type: MfaType): PoolUser {
  const user = without(account, 'mustSetUpMfa')
  const enabled = user.mfa.enabled.filter((each) => each !== type)
  return { ...user, mfa: { ...user.mfa, enabled: [...enabled, type] } }
}

async function askFactor(pool: Pool, call: Call, user: PoolUser, type: MfaType): Promise<ChallengeAnswer> {
  const { username, attributes } = user
  const name = { username, user }
  if (type === 'SOFTWARE_TOKEN_MFA') {
    return challenge(pool, name, type, { parameters: { FRIENDLY_DEVICE_NAME: 'authenticator app' } })
  }
  const to = type === 'EMAIL_OTP' ? (user.mfaEmail ?? attributes['email']) : attributes['phone_number']
  if (!to) throw invalidParameter('This account has no address for its codes.')
  return askStepCode(pool, call, name, { step: type, to })
}
