import { identityLimits } from '#domain/account/identityLimits.ts'
import type { Pool } from './pool.ts'
import { digestOf } from './secrets.ts'

/** Actions that cannot be done twice: their answer is kept for a moment. */
const once = new Set([
  'RespondToAuthChallenge',
  'SignUp',
  'ConfirmSignUp',
  'ConfirmForgotPassword',
  'VerifySoftwareToken',
  'VerifyUserAttribute',
  'CompleteWebAuthnRegistration',
  'DeleteUser',
])

/**
 * Gives the answer to a repeated request again. Clients number a request's repetitions under one invocation id; the same
 * body under another id is a new request.
 */
export async function replayed(
  pool: Pool,
  { headers }: Request,
  action: string,
  text: string,
  answer: () => Promise<object>,
): Promise<object> {
  const invocation = headers.get('amz-sdk-invocation-id')
  if (!invocation || !once.has(action)) return answer()
  const key = await digestOf(JSON.stringify([invocation, action, text]))
  const isRepetition = !/attempt=1\b/.test(headers.get('amz-sdk-request') ?? '')
  const before = isRepetition ? await pool.answers.find(key) : undefined
  if (before) return before.body
  const body = await answer()
  const { write } = await pool.answers.open(key)
  await write({ body, expiresAt: pool.now() + identityLimits.replayMs })
  return body
}
