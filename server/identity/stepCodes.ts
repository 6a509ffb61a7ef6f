import { challenge, type ChallengeAnswer } from './challenge.ts'
import { countGuess, type GuessKind } from './guesses.ts'
import { findUser, type Call, type Pool } from './pool.ts'
import { wrongCode } from './poolError.ts'
import type { PoolUser } from './poolUser.ts'
import { isSameSecret, randomCode } from './secrets.ts'
import { countCode, deliver, masked } from './sentCodes.ts'
import type { SignInSession } from './poolRecords.ts'

interface StepCode {
  username: string
  step: 'SMS_MFA' | 'EMAIL_OTP' | 'SMS_OTP'
  to: string
  /** False where there is no account: the step looks the same, and no code is sent. */
  isKnown?: boolean
  session?: Partial<SignInSession>
}

/** Sends a code and asks for it. */
export async function askStepCode(
  pool: Pool,
  call: Call,
  { username, step, to, isKnown = true, session }: StepCode,
): Promise<ChallengeAnswer> {
  const medium = step === 'EMAIL_OTP' ? 'EMAIL' : 'SMS'
  await countCode(pool, call, to)
  const code = randomCode()
  if (isKnown) await deliver(pool, { to, medium, purpose: 'sign-in', code })
  return challenge(pool, username, step, {
    parameters: { CODE_DELIVERY_DELIVERY_MEDIUM: medium, CODE_DELIVERY_DESTINATION: masked(to, medium) },
    session: { ...session, ...(isKnown ? { code } : {}) },
  })
}

/** Checks what was typed in a step of the sign-in. Throws for a wrong answer. */
export async function judge(
  pool: Pool,
  call: Call,
  { username }: SignInSession,
  { of, deviceKey }: { of: GuessKind; deviceKey: string | undefined },
  isRight: (user: PoolUser) => Promise<boolean>,
): Promise<PoolUser> {
  const user = await findUser(pool, username)
  const uncountGuess = await countGuess(pool, call, { username, user, deviceKey, of })
  if (!user || !(await isRight(user))) throw wrongCode()
  await uncountGuess()
  // As it was before: the tokens of an account that has been deleted, reset or signed out everywhere meanwhile are void.
  return user
}

/** Checks a code that was sent. */
export function judgeStepCode(
  pool: Pool,
  call: Call,
  session: SignInSession,
  typed: string,
  deviceKey: string | undefined,
): Promise<PoolUser> {
  const { code } = session
  const isRight = async () => code !== undefined && isSameSecret(code, typed.trim())
  return judge(pool, call, session, { of: 'code', deviceKey }, isRight)
}
