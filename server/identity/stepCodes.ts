import { challenge, type ChallengeAnswer } from './challenge.ts'
import { countGuess, type GuessKind } from './guesses.ts'
import type { Call, Pool } from './pool.ts'
import { wrongCode } from './poolError.ts'
import type { PoolUser, SignInName } from './poolUser.ts'
import { isSameSecret, randomCode } from './secrets.ts'
import { countCode, deliver, masked } from './sentCodes.ts'
import type { SignInSession } from './poolRecords.ts'
import type { AnsweredSession } from './sessions.ts'

interface StepCode {
  step: 'SMS_MFA' | 'EMAIL_OTP' | 'SMS_OTP'
  to: string
  session?: Partial<SignInSession>
}

/** Sends a code and asks for it. Where there is no account the step looks the same, and no code is sent. */
export async function askStepCode(
  pool: Pool,
  call: Call,
  name: SignInName,
  { step, to, session }: StepCode,
): Promise<ChallengeAnswer> {
  const medium = step === 'EMAIL_OTP' ? 'EMAIL' : 'SMS'
  await countCode(pool, call, to)
  const code = randomCode()
  if (name.user) await deliver(pool, { to, medium, purpose: 'sign-in', code })
  return challenge(pool, name, step, {
    parameters: { CODE_DELIVERY_DELIVERY_MEDIUM: medium, CODE_DELIVERY_DESTINATION: masked(to, medium) },
    session: { ...session, ...(name.user ? { code } : {}) },
  })
}

/** Checks what was typed in a step of the sign-in. Throws for a wrong answer. */
export async function judge(
  pool: Pool,
  call: Call,
  { username, user }: AnsweredSession,
  { of, deviceKey }: { of: GuessKind; deviceKey: string | undefined },
  isRight: (user: PoolUser) => Promise<boolean>,
): Promise<PoolUser> {
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
  session: AnsweredSession,
  typed: string,
  deviceKey: string | undefined,
): Promise<PoolUser> {
  const { code } = session
  const isRight = async () => code !== undefined && isSameSecret(code, typed.trim())
  return judge(pool, call, session, { of: 'code', deviceKey }, isRight)
}
