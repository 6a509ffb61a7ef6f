import type { ChallengeAnswer, SignInAnswer } from './challenge.ts'
import { isMailAddress } from './mailAddress.ts'
import { changeUser, findUser, type Call, type Pool } from './pool.ts'
import { PoolError, sessionInvalid } from './poolError.ts'
import type { MfaType, PoolUser } from './poolUser.ts'
import { withFactor } from './secondFactor.ts'
import type { SignInSession } from './poolRecords.ts'
import { answerStep, startSession } from './sessions.ts'
import { askStepCode } from './stepCodes.ts'
import { issueTokens, signedInBy } from './tokens.ts'
import { newTotpSecret, totpCounter } from './totp.ts'

type Texts = Readonly<Record<string, string>>

interface TotpOwner {
  AccessToken?: string | undefined
  Session?: string | undefined
}

/** A new secret for an authenticator app: for a signed-in user, or within a sign-in that requires one. */
export async function associateTotp(pool: Pool, { AccessToken, Session }: TotpOwner): Promise<object> {
  const secret = newTotpSecret()
  if (Session) {
    return answerStep(pool, Session, async (session) => {
      await mustSetUp(pool, session, 'SOFTWARE_TOKEN_MFA')
      const { username } = session
      return {
        SecretCode: secret,
        Session: await startSession(pool, { username, step: 'MFA_SETUP', pendingTotp: secret }),
      }
    })
  }
  const { user } = await signedInBy(pool, AccessToken ?? '')
  await changeUser(pool, user.username, (each) => ({ ...each, pendingTotp: secret }))
  return { SecretCode: secret }
}

/** Checks the first code of an authenticator app. */
export async function verifyTotp(
  pool: Pool,
  { AccessToken, Session, UserCode }: TotpOwner & { UserCode: string },
): Promise<object> {
  if (Session) {
    return answerStep(pool, Session, async (session) => {
      const { username, pendingTotp } = session
      await mustSetUp(pool, session, 'SOFTWARE_TOKEN_MFA')
      const lastCounter = counterOrRefuse(pool, pendingTotp, UserCode)
      const settingUp = { settingUp: 'SOFTWARE_TOKEN_MFA', pendingTotp: pendingTotp ?? '', lastCounter } as const
      const next = await startSession(pool, { username, step: 'MFA_SETUP', ...settingUp })
      return { Status: 'SUCCESS', Session: next }
    })
  }
  const { user } = await signedInBy(pool, AccessToken ?? '')
  await changeUser(pool, user.username, ({ pendingTotp, ...each }) => {
    // Without a pending secret, the confirmed one: this may be a retry after a lost response.
    const secret = pendingTotp ?? each.totp?.secret ?? ''
    const lastCounter = counterOrRefuse(pool, secret, UserCode)
    if (!pendingTotp && each.totp && lastCounter <= each.totp.lastCounter) throw codeMismatch()
    return { ...each, totp: { secret, lastCounter } }
  })
  return { Status: 'SUCCESS' }
}

/** Continues a sign-in after a factor was set up: an e-mail address, or an app whose first code was correct. */
export async function answerSetUp(
  pool: Pool,
  call: Call,
  session: SignInSession,
  { EMAIL: email }: Texts,
): Promise<SignInAnswer> {
  if (email !== undefined) return setUpEmail(pool, call, session, email.trim())
  const { username, pendingTotp, settingUp, lastCounter } = session
  if (!pendingTotp || lastCounter === undefined || settingUp !== 'SOFTWARE_TOKEN_MFA') throw sessionInvalid()
  const user = await changeUser(pool, username, (each) => {
    return { ...withFactor(each, settingUp), totp: { secret: pendingTotp, lastCounter } }
  })
  if (!user) throw sessionInvalid()
  return issueTokens(pool, call, user, undefined)
}

async function setUpEmail(pool: Pool, call: Call, session: SignInSession, to: string): Promise<ChallengeAnswer> {
  const { username } = await mustSetUp(pool, session, 'EMAIL_OTP')
  if (!isMailAddress(to)) {
    throw new PoolError('InvalidParameterException', 'Invalid email address format.', { keepsSession: true })
  }
  const setUp = { settingUp: 'EMAIL_OTP', pendingEmail: to } as const
  return askStepCode(pool, call, { username, step: 'EMAIL_OTP', to, session: setUp })
}

/** The account of a sign-in that requires this factor to be set up. Throws for any other. */
async function mustSetUp(pool: Pool, { username, step }: SignInSession, type: MfaType): Promise<PoolUser> {
  const user = await findUser(pool, username)
  const needed: readonly MfaType[] = user?.mustSetUpMfa ?? pool.settings.requiredMfa ?? []
  if (!user || step !== 'MFA_SETUP' || !needed.includes(type)) throw sessionInvalid()
  return user
}

function counterOrRefuse(pool: Pool, secret: string | undefined, code: string): number {
  const counter = secret ? totpCounter(secret, code, pool.now()) : undefined
  if (counter === undefined) throw codeMismatch()
  return counter
}

const codeMismatch = () => new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch', { keepsSession: true })
