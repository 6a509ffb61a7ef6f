import type { Pool } from './pool.ts'
import type { ChallengeName, SignInSession } from './poolRecords.ts'
import type { SignInName } from './poolUser.ts'
import { startSession } from './sessions.ts'
import type { TokenAnswer } from './tokens.ts'

/** The next step of a sign-in, in the protocol's format. */
export interface ChallengeAnswer {
  ChallengeName: ChallengeName
  ChallengeParameters: Record<string, string>
  Session: string
  AvailableChallenges?: readonly string[]
}

export type SignInAnswer = ChallengeAnswer | TokenAnswer

/** What a client sends with a step, by the protocol's names. */
export type Texts = Readonly<Record<string, string>>

interface ChallengeOptions {
  parameters?: Record<string, string>
  available?: readonly string[]
  /** Data stored in the session. */
  session?: Partial<SignInSession>
}

/** Asks for a step, under a new session. */
export async function challenge(
  pool: Pool,
  { username, user }: SignInName,
  step: ChallengeName,
  { parameters = {}, available, session = {} }: ChallengeOptions = {},
): Promise<ChallengeAnswer> {
  // A device proves its own key, not the name of the account.
  const proved = step === 'DEVICE_PASSWORD_VERIFIER' ? {} : { USER_ID_FOR_SRP: username }
  return {
    ChallengeName: step,
    ChallengeParameters: { ...proved, USERNAME: username, ...parameters },
    Session: await startSession(pool, { username, user }, { ...session, step }),
    ...(available ? { AvailableChallenges: available } : {}),
  }
}
