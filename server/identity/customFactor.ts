import { challenge, type ChallengeAnswer, type SignInAnswer, type Texts } from './challenge.ts'
import { afterFirstFactor } from './nextStep.ts'
import type { Call, Pool } from './pool.ts'
import type { SignInName } from './poolUser.ts'
import type { AnsweredSession } from './sessions.ts'
import { judge } from './stepCodes.ts'
import { isSameSecret } from './secrets.ts'

/** Asks a custom question: the same for every name, so as not to reveal whether the account exists. */
export function askCustom(pool: Pool, name: SignInName, round = 0): Promise<ChallengeAnswer> {
  return challenge(pool, name, 'CUSTOM_CHALLENGE', {
    parameters: { question: `Which word was agreed as number ${round + 1}?` },
    session: { round },
  })
}

/** Checks a custom answer; the last correct one completes the first factor. */
export async function answerCustom(
  pool: Pool,
  call: Call,
  session: AnsweredSession,
  { ANSWER: typed = '', DEVICE_KEY: deviceKey }: Texts,
): Promise<SignInAnswer> {
  const { round = 0 } = session
  const user = await judge(pool, call, session, { of: 'code', deviceKey }, async ({ customAnswers }) => {
    const right = customAnswers?.[round]
    return right !== undefined && isSameSecret(right, typed)
  })
  if (user.customAnswers && round + 1 < user.customAnswers.length) return askCustom(pool, session, round + 1)
  return afterFirstFactor(pool, call, user, { deviceKey, provesDevice: true })
}
