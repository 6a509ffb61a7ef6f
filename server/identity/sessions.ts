import { identityLimits } from '#domain/account/identityLimits.ts'
import { changeUser, type Pool } from './pool.ts'
import type { SignInSession } from './poolRecords.ts'
import { isSameAccount, type PoolUser, type SignInName } from './poolUser.ts'
import { sessionExpired, sessionInvalid, sessionUsed, PoolError } from './poolError.ts'
import { randomText } from './secrets.ts'

type NewSession = Omit<
  SignInSession,
  keyof SignInName | 'account' | 'endsAt' | 'expiresAt' | 'attempts' | 'isClosed' | 'isUsed'
>

/** Stores a new session and resolves to its id. It ends with this state of the account, whatever has happened since. */
export async function startSession(pool: Pool, { username, user }: SignInName, session: NewSession): Promise<string> {
  const id = randomText(48)
  const endsAt = pool.now() + identityLimits.signInSessionMs
  const { write } = await pool.sessions.open(id)
  const account = user && { sub: user.sub, generation: user.generation }
  const expiresAt = endsAt + identityLimits.signInSessionMs
  await write({ ...session, username, ...(account ? { account } : {}), attempts: 0, endsAt, expiresAt })
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

/** A session whose step is being answered. */
export type AnsweredSession = SignInSession & SignInName

/**
 * Answers a step. The account is read once, so that the answer's tokens and sessions are void if it is reset meanwhile.
 * The session is used up once the answer is complete, and closed by every refusal but those that let the shopper try
 * again. Of right answers that come at once the first one wins; that the others are refused, for example because their
 * code has just been used, must not take the session from it.
 */
export async function answerStep<Answer>(
  pool: Pool,
  id: string,
  answer: (session: AnsweredSession) => Promise<Answer>,
): Promise<Answer> {
  const { session, end, close } = await claimSession(pool, id)
  try {
    const { username, account } = session
    const found = await pool.users.find(username)
    if (account && !isSameAccount(found, account)) throw sessionInvalid()
    const given = await answer({ ...session, user: account && found })
    await end()
    return given
  } catch (error) {
    const mayRetry = error instanceof PoolError && error.keepsSession && session.attempts < identityLimits.stepAttempts
    // Any other error leaves the session as it is, for the client to retry.
    if (error instanceof PoolError && error.status === 400 && !mayRetry) await close().catch(() => undefined)
    throw error
  }
}

/**
 * Changes the account of a step. Throws when it was deleted, reset or signed out everywhere after it was read for the
 * answer.
 */
export async function changeAccount(
  pool: Pool,
  user: PoolUser,
  change: (user: PoolUser) => PoolUser,
): Promise<PoolUser> {
  const changed = await changeUser(pool, user.username, (each) => {
    if (!isSameAccount(each, user)) throw sessionInvalid()
    return change(each)
  })
  if (!changed) throw sessionInvalid()
  return changed
}
