import type { IdentityRequest } from '#contract/identity.ts'
import { maxEmailLength } from '#domain/emailAddress.ts'
import type { SignInAnswer, Texts } from './challenge.ts'
import { answerChoice, answerFirstCode, startChoice } from './choiceFactor.ts'
import { answerCustom, askCustom } from './customFactor.ts'
import { exchangeWithDevice, finishDeviceProof } from './deviceFactor.ts'
import { answerSetUp } from './mfaSetup.ts'
import { answerNewPassword } from './newPassword.ts'
import { afterFirstFactor } from './nextStep.ts'
import { answerPasskey } from './passkeyFactor.ts'
import { checkPassword, finishPasswordProof, startPasswordProof } from './passwordFactor.ts'
import { findUser, type Call, type Pool } from './pool.ts'
import { invalidParameter, sessionInvalid } from './poolError.ts'
import { usernameOf } from './poolUser.ts'
import { answerFactor, chooseFactor } from './secondFactor.ts'
import { answerStep, type AnsweredSession } from './sessions.ts'
import { refreshTokens } from './signOut.ts'

/** Begins a sign-in, in one of the flows of the protocol. */
export async function initiateAuth(
  pool: Pool,
  call: Call,
  { AuthFlow, AuthParameters: parameters, Session }: IdentityRequest<'InitiateAuth'>,
): Promise<object> {
  const typed = parameters['USERNAME'] ?? ''
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN') {
    return refreshTokens(pool, { RefreshToken: parameters['REFRESH_TOKEN'] ?? '' })
  }
  if (!typed.trim() || typed.length > maxEmailLength) throw invalidParameter('Missing required parameter USERNAME')
  if (Session) return answerStep(pool, Session, (session) => signInAfterSignUp(pool, call, session, typed))
  const username = usernameOf(typed)
  const name = { username, user: await findUser(pool, username) }
  switch (AuthFlow) {
    case 'USER_SRP_AUTH':
      return startPasswordProof(pool, name, parameters)
    case 'USER_PASSWORD_AUTH':
      return checkPassword(pool, call, name, parameters, { provesDevice: true })
    case 'CUSTOM_AUTH':
      if (parameters['SRP_A']) return startPasswordProof(pool, name, parameters, { isCustom: true })
      return askCustom(pool, name)
    case 'USER_AUTH':
      return startChoice(pool, call, name, parameters)
  }
}

/** Answers the step that a session waits for. */
export function respondToChallenge(
  pool: Pool,
  call: Call,
  { ChallengeName, ChallengeResponses: responses, Session }: IdentityRequest<'RespondToAuthChallenge'>,
): Promise<object> {
  return answerStep(pool, Session, (session) => {
    // After cancelling a passkey prompt, the shopper may choose another factor.
    const isChoice = ChallengeName === 'SELECT_CHALLENGE' && session.step === 'WEB_AUTHN'
    const isNamed = usernameOf(responses['USERNAME'] ?? '') === session.username
    if ((ChallengeName !== session.step && !isChoice) || !isNamed) throw sessionInvalid()
    return isChoice ? answerChoice(pool, call, session, responses) : answered(pool, call, session, responses)
  })
}

async function answered(pool: Pool, call: Call, session: AnsweredSession, responses: Texts): Promise<SignInAnswer> {
  switch (session.step) {
    case 'PASSWORD_VERIFIER':
      return finishPasswordProof(pool, call, session, responses)
    case 'DEVICE_SRP_AUTH':
      return exchangeWithDevice(pool, session, responses)
    case 'DEVICE_PASSWORD_VERIFIER':
      return finishDeviceProof(pool, call, session, responses)
    case 'CUSTOM_CHALLENGE':
      return answerCustom(pool, call, session, responses)
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(pool, call, session, responses)
    case 'SELECT_MFA_TYPE':
      return chooseFactor(pool, call, session, responses)
    case 'SMS_OTP':
      return answerFirstCode(pool, call, session, responses)
    case 'EMAIL_OTP':
      // One name for two steps: the code is the first factor, or the second.
      return session.isFirstFactor
        ? answerFirstCode(pool, call, session, responses)
        : answerFactor(pool, call, session, responses)
    case 'SMS_MFA':
    case 'SOFTWARE_TOKEN_MFA':
      return answerFactor(pool, call, session, responses)
    case 'MFA_SETUP':
      return answerSetUp(pool, call, session, responses)
    case 'SELECT_CHALLENGE':
      return answerChoice(pool, call, session, responses)
    case 'WEB_AUTHN':
      return answerPasskey(pool, call, session, responses)
    case 'AUTO_SIGN_IN':
      throw sessionInvalid()
  }
}

/** Signs in the shopper who has just confirmed a sign-up. */
async function signInAfterSignUp(
  pool: Pool,
  call: Call,
  { step, username, user }: AnsweredSession,
  typed: string,
): Promise<SignInAnswer> {
  if (!user || step !== 'AUTO_SIGN_IN' || usernameOf(typed) !== username) throw sessionInvalid()
  return afterFirstFactor(pool, call, user, {})
}
