import { acceptedAttributes } from './attributeRules.ts'
import type { SignInAnswer, Texts } from './challenge.ts'
import { afterFirstFactor } from './nextStep.ts'
import { newVerifier } from './password.ts'
import type { Call, Pool } from './pool.ts'
import { PoolError, sessionInvalid } from './poolError.ts'
import { without } from './poolUser.ts'
import { changeAccount, type AnsweredSession } from './sessions.ts'

const prefix = 'userAttributes.'

/** Sets the first own password of an account that the shop's owner created, and its missing attributes. */
export async function answerNewPassword(
  pool: Pool,
  call: Call,
  { username, user }: AnsweredSession,
  { NEW_PASSWORD: typed = '', ...responses }: Texts,
): Promise<SignInAnswer> {
  if (!user) throw sessionInvalid()
  const password = await newVerifier(pool, username, typed)
  const named = Object.entries(responses).filter(([name]) => name.startsWith(prefix))
  const given = acceptedAttributes(named.map(([name, Value]) => ({ Name: name.slice(prefix.length), Value })))
  const missing = (user.missingAttributes ?? []).filter((name) => !given[name]?.trim())
  if (missing.length > 0) {
    const message = `Invalid user attributes: ${missing.join(', ')} is required`
    throw new PoolError('InvalidParameterException', message, { keepsSession: true })
  }
  // A password that was reset since the temporary one was checked stays.
  const changed = await changeAccount(pool, user, (each) => ({
    ...without(each, 'missingAttributes'),
    status: 'CONFIRMED',
    password,
    attributes: { ...each.attributes, ...given },
  }))
  return afterFirstFactor(pool, call, changed, {})
}
