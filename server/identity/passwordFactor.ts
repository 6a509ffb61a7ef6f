import { challenge, type ChallengeAnswer, type SignInAnswer, type Texts } from './challenge.ts'
import { askCustom } from './customFactor.ts'
import { countGuess } from './guesses.ts'
import { afterFirstFactor, refuseWhileReset } from './nextStep.ts'
import { isPassword, srpIdentityOf, verifierOf } from './password.ts'
import type { Call, Pool } from './pool.ts'
import { invalidParameter, wrongPassword } from './poolError.ts'
import type { SignInName } from './poolUser.ts'
import type { SignInSession } from './poolRecords.ts'
import type { AnsweredSession } from './sessions.ts'
import { identityLimits } from '#domain/account/identityLimits.ts'
import { isProved, startExchange } from './srp.ts'
import { isSameSecret } from './secrets.ts'

/** Begins an SRP proof, in which the password itself is never sent. */
export async function startPasswordProof(
  pool: Pool,
  { username, user }: SignInName,
  { SRP_A: clientPublic = '' }: Texts,
  session: Partial<SignInSession> = {},
): Promise<ChallengeAnswer> {
  refuseWhileReset(user)
  const { salt, ...verifier } = await verifierOf(pool, username, user)
  const exchange = await startExchange({ salt, ...verifier }, clientPublic)
  if (!exchange) throw invalidParameter('SRP_A is missing or not a number of the group.')
  const { serverPublic, secretBlock } = exchange
  return challenge(pool, { username, user }, 'PASSWORD_VERIFIER', {
    parameters: { SALT: salt, SRP_B: serverPublic, SECRET_BLOCK: secretBlock },
    session: { ...session, exchange },
  })
}

/** Checks the proof of a password. */
export async function finishPasswordProof(
  pool: Pool,
  call: Call,
  { username, user, exchange, isCustom }: AnsweredSession,
  responses: Texts,
): Promise<SignInAnswer> {
  const deviceKey = responses['DEVICE_KEY']
  const uncountGuess = await countGuess(pool, call, { username, user, deviceKey, of: 'password' })
  const verifier = await verifierOf(pool, username, user)
  const isRight =
    exchange !== undefined &&
    isRecent(responses['TIMESTAMP'] ?? '', pool.now()) &&
    (await isSameSecret(exchange.secretBlock, responses['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '')) &&
    (await isProved(srpIdentityOf(pool, username), verifier, exchange, {
      timestamp: responses['TIMESTAMP'] ?? '',
      signature: responses['PASSWORD_CLAIM_SIGNATURE'] ?? '',
    }))
  if (!isRight || !user?.password) throw wrongPassword()
  await uncountGuess()
  if (isCustom) return askCustom(pool, { username, user })
  return afterFirstFactor(pool, call, user, { deviceKey, provesDevice: true })
}

/** Checks a password that was sent as plain text. */
export async function checkPassword(
  pool: Pool,
  call: Call,
  { username, user }: SignInName,
  { PASSWORD: password = '', DEVICE_KEY: deviceKey }: Texts,
  { provesDevice, mayRetry = false }: { provesDevice: boolean; mayRetry?: boolean },
): Promise<SignInAnswer> {
  refuseWhileReset(user)
  const uncountGuess = await countGuess(pool, call, { username, user, deviceKey, of: 'password' })
  if (!(await isPassword(pool, username, user, password)) || !user?.password) throw wrongPassword(mayRetry)
  await uncountGuess()
  return afterFirstFactor(pool, call, user, { deviceKey, provesDevice })
}

/** Whether the time that a proof names is close to ours: 'Sat Nov 21 13:07:27 UTC 2026'. */
function isRecent(timestamp: string, now: number): boolean {
  const [, month, day, time, year] =
    /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d{1,2}) (\d{2}:\d{2}:\d{2}) UTC (\d{4})$/.exec(timestamp) ?? []
  const named = Date.parse(`${day} ${month} ${year} ${time} UTC`)
  return Math.abs(named - now) <= identityLimits.proofToleranceMs
}
