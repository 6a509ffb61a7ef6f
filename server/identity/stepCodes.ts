import { challenge, type ChallengeAnswer } from './challenge.ts'
import { startGuess } from './guesses.ts'
import { findUser, type Call, type Pool } from './pool.ts'
import { sessionInvalid, wrongCode } from './poolError.ts'
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
  deviceKey: string | undefined,
  isRight: (user: PoolUser) => Promise<boolean>,
): Promise<PoolUser> {
  const user = await findUser(pool, username)
  const guess = await startGuess(pool, call, { username, user, deviceKey, of: 'factor' })
  if (!user || !(await isRight(user))) {
    await guess.wrong()
    throw wrongCode()
  }
  await guess.right()
  // The account may have been deleted and created again meanwhile.
  return (await findUser(pool, username)) ?? failGone()
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
  return judge(pool, call, session, deviceKey, async () => code !== undefined && isSameSecret(code, typed.trim()))
}

function failGone(): never {
  throw sessionInvalid()
}
