import type { ChallengeAnswer, SignInAnswer, Texts } from './challenge.ts'
import { isMailAddress } from './mailAddress.ts'
import type { Call, Pool } from './pool.ts'
import { PoolError, sessionInvalid } from './poolError.ts'
import type { MfaType } from './poolUser.ts'
import { withFactor } from './secondFactor.ts'
import { answerStep, changeAccount, startSession, type AnsweredSession } from './sessions.ts'
import { askStepCode } from './stepCodes.ts'
import { changeSignedIn, issueTokens, signedInBy } from './tokens.ts'
import { newTotpSecret, totpCounter } from './totp.ts'

interface TotpOwner {
  AccessToken?: string | undefined
  Session?: string | undefined
}

/** A new secret for an authenticator app: for a signed-in user, or within a sign-in that requires one. */
export async function associateTotp(pool: Pool, { AccessToken, Session }: TotpOwner): Promise<object> {
  const secret = newTotpSecret()
  if (Session) {
    return answerStep(pool, Session, async (session) => {
      mustSetUp(pool, session, 'SOFTWARE_TOKEN_MFA')
      const next = await startSession(pool, session, { step: 'MFA_SETUP', pendingTotp: secret })
      return { SecretCode: secret, Session: next }
    })
  }
  const { user } = await signedInBy(pool, AccessToken ?? '')
  await changeSignedIn(pool, user, (each) => ({ ...each, pendingTotp: secret }))
  return { SecretCode: secret }
}

/** Checks the first code of an authenticator app. */
export async function verifyTotp(
  pool: Pool,
  { AccessToken, Session, UserCode }: TotpOwner & { UserCode: string },
): Promise<object> {
  if (Session) {
    return answerStep(pool, Session, async (session) => {
      const { pendingTotp } = session
      mustSetUp(pool, session, 'SOFTWARE_TOKEN_MFA')
      const lastCounter = counterOrRefuse(pool, pendingTotp, UserCode)
      const settingUp = { settingUp: 'SOFTWARE_TOKEN_MFA', pendingTotp: pendingTotp ?? '', lastCounter } as const
      const next = await startSession(pool, session, { step: 'MFA_SETUP', ...settingUp })
      return { Status: 'SUCCESS', Session: next }
    })
  }
  const { user } = await signedInBy(pool, AccessToken ?? '')
  await changeSignedIn(pool, user, ({ pendingTotp, ...each }) => {
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
  session: AnsweredSession,
  { EMAIL: email }: Texts,
): Promise<SignInAnswer> {
  if (email !== undefined) return setUpEmail(pool, call, session, email.trim())
  const { user, pendingTotp, settingUp, lastCounter } = session
  if (!user || !pendingTotp || lastCounter === undefined || settingUp !== 'SOFTWARE_TOKEN_MFA') throw sessionInvalid()
  const changed = await changeAccount(pool, user, (each) => {
    return { ...withFactor(each, settingUp), totp: { secret: pendingTotp, lastCounter } }
  })
  return issueTokens(pool, call, changed, undefined)
}

async function setUpEmail(pool: Pool, call: Call, session: AnsweredSession, to: string): Promise<ChallengeAnswer> {
  mustSetUp(pool, session, 'EMAIL_OTP')
  if (!isMailAddress(to)) {
    throw new PoolError('InvalidParameterException', 'Invalid email address format.', { keepsSession: true })
  }
  const setUp = { settingUp: 'EMAIL_OTP', pendingEmail: to } as const
  return askStepCode(pool, call, session, { step: 'EMAIL_OTP', to, session: setUp })
}

/** Throws for a sign-in that does not require this factor to be set up. */
function mustSetUp(pool: Pool, { user, step }: AnsweredSession, type: MfaType): void {
  const needed: readonly MfaType[] = user?.mustSetUpMfa ?? pool.settings.requiredMfa ?? []
  if (!user || step !== 'MFA_SETUP' || !needed.includes(type)) throw sessionInvalid()
}

function counterOrRefuse(pool: Pool, secret: string | undefined, code: string): number {
  const counter = secret ? totpCounter(secret, code, pool.now()) : undefined
  if (counter === undefined) throw codeMismatch()
  return counter
}

const codeMismatch = () => new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch', { keepsSession: true })
