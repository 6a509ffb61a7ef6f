import { identityLimits } from '#domain/account/identityLimits.ts'
import type { Pool } from './pool.ts'
import type { SignInSession } from './poolRecords.ts'
import { isSameAccount } from './poolUser.ts'
import { sessionExpired, sessionInvalid, sessionUsed, PoolError } from './poolError.ts'
import { randomText } from './secrets.ts'

type NewSession = Omit<SignInSession, 'account' | 'endsAt' | 'expiresAt' | 'attempts' | 'isClosed' | 'isUsed'>

/** Stores a new session and resolves to its id. */
export async function startSession(pool: Pool, session: NewSession): Promise<string> {
  const id = randomText(48)
  const endsAt = pool.now() + identityLimits.signInSessionMs
  const { write } = await pool.sessions.open(id)
  const user = await pool.users.find(session.username)
  const account = user && { sub: user.sub, generation: user.generation }
  const expiresAt = endsAt + identityLimits.signInSessionMs
  await write({ ...session, ...(account ? { account } : {}), attempts: 0, endsAt, expiresAt })
  return id
}

interface ClaimedSession {
  session: SignInSession
  /** Marks the session as used; rejects when another right answer was faster. */
  end: () => Promise<void>
  /** Lets nobody make another attempt; those that were counted before may still be right. */
  close: () => Promise<void>
}

/** Counts one attempt at a session before its answer is checked, so that parallel attempts all count. */
async function claimSession(pool: Pool, id: string): Promise<ClaimedSession> {
  const session = await pool.sessions.change(id, (found) => {
    if (!found) throw sessionInvalid()
    if (found.isUsed || found.isClosed) throw sessionUsed()
    if (pool.now() >= found.endsAt) throw sessionExpired()
    if (found.attempts >= identityLimits.stepAttempts) throw sessionUsed()
    return { ...found, attempts: found.attempts + 1 }
  })
  if (!session) throw sessionInvalid()
  const end = async () => {
    await pool.sessions.change(id, (found) => {
      if (!found || found.isUsed) throw sessionUsed()
      return { ...found, isUsed: true }
    })
  }
  const close = async () => {
    await pool.sessions.change(id, (found) => found && { ...found, isClosed: true })
  }
  return { session, end, close }
}

/**
 * Answers a step. The session is used up once the answer is complete, and closed by every refusal but those that let the
 * shopper try again. Of right answers that come at once the first one wins; that the others are refused, for example
 * because their code has just been used, must not take the session from it.
 */
export async function answerStep<Answer>(
  pool: Pool,
  id: string,
  answer: (session: SignInSession) => Promise<Answer>,
): Promise<Answer> {
  const { session, end, close } = await claimSession(pool, id)
  try {
    const { username, account } = session
    if (account && !isSameAccount(await pool.users.find(username), account)) throw sessionInvalid()
    const given = await answer(session)
    await end()
    return given
  } catch (error) {
    const mayRetry = error instanceof PoolError && error.keepsSession && session.attempts < identityLimits.stepAttempts
    // A server error leaves the session as it is, for the client to retry.
    if (error instanceof PoolError && error.status !== 500 && !mayRetry) await close().catch(() => undefined)
    throw error
  }
}
