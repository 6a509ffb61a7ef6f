import { identityLimits } from '#domain/account/identityLimits.ts'
import type { Pool } from './pool.ts'
import { PoolError } from './poolError.ts'
import type { ReplayedAnswer } from './poolRecords.ts'
import { digestOf } from './secrets.ts'

/** Actions that are not idempotent: their responses are stored for a short time. */
const once = new Set([
  'InitiateAuth',
  'RespondToAuthChallenge',
  'SignUp',
  'ConfirmSignUp',
  'ConfirmForgotPassword',
  'ChangePassword',
  'AssociateSoftwareToken',
  'VerifySoftwareToken',
  'VerifyUserAttribute',
  'CompleteWebAuthnRegistration',
  'DeleteWebAuthnCredential',
  'ForgetDevice',
  'DeleteUser',
])

/**
 * Repeats the stored response or error when a client retries a request, so that a wrong code counts once. Retries have
 * the same invocation id and a rising attempt number; the same body under another id is a new request.
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
  if (before) return bodyOf(before)
  const outcome = await answer().then((body) => ({ body }), outcomeOfError)
  const { write } = await pool.answers.open(key)
  await write({ ...outcome, expiresAt: pool.now() + identityLimits.replayMs })
  return bodyOf(outcome)
}

type Outcome = Pick<ReplayedAnswer, 'body' | 'refusal'>

/** A refusal of the request, to be stored. Other errors are thrown again: a retry may succeed. */
function outcomeOfError(error: unknown): Outcome {
  if (!(error instanceof PoolError) || error.status !== 400) throw error
  const { name, message } = error
  return { refusal: { name, message } }
}

function bodyOf({ body, refusal }: Outcome): object {
  if (refusal) throw new PoolError(refusal.name, refusal.message)
  return body ?? {}
}
