import type { SignInOutput } from 'aws-amplify/auth'
import { IdentityError } from '../IdentityError.ts'
import type { Factor, MfaKind, SignInStep } from '../steps.ts'

const factors: Readonly<Record<string, Factor>> = {
  PASSWORD: 'password',
  PASSWORD_SRP: 'password',
  EMAIL_OTP: 'emailCode',
  SMS_OTP: 'smsCode',
  WEB_AUTHN: 'passkey',
}

const mfaKinds: Readonly<Record<string, MfaKind>> = { TOTP: 'totp', EMAIL: 'emailCode', SMS: 'smsCode' }

/** Amplify's challenge response for each factor. */
export const factorAnswer: Readonly<Record<Factor, string>> = {
  password: 'PASSWORD_SRP',
  emailCode: 'EMAIL_OTP',
  smsCode: 'SMS_OTP',
  passkey: 'WEB_AUTHN',
}

export const mfaAnswer: Readonly<Record<MfaKind, string>> = { totp: 'TOTP', emailCode: 'EMAIL', smsCode: 'SMS' }

interface Known {
  email: string
  /** The name under which an authenticator app lists the account. */
  appName: string
  /** The list of factors the service named before. */
  choice: SignInStep | undefined
}

/** The shop's step for Amplify's; undefined when the sign-in is done. */
export function signInStepOf({ nextStep }: SignInOutput, { email, appName, choice }: Known): SignInStep | undefined {
  switch (nextStep.signInStep) {
    case 'DONE':
      return undefined
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { name: 'smsCode', destination: nextStep.codeDeliveryDetails?.destination }
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return { name: 'emailCode', destination: nextStep.codeDeliveryDetails?.destination }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { name: 'totpCode' }
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return { name: 'customChallenge', question: nextStep.additionalInfo?.['question'] }
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      // After a factor that failed the service does not name them again.
      return nextStep.availableChallenges || !choice
        ? { name: 'chooseFactor', factors: known(nextStep.availableChallenges, factors) }
        : choice
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return { name: 'chooseMfa', kinds: known(nextStep.allowedMFATypes, mfaKinds) }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return { name: 'setUpMfaChoice', kinds: known(nextStep.allowedMFATypes, mfaKinds) }
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return { name: 'setUpEmail' }
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const setup = nextStep.totpSetupDetails
      const uri = setup.getSetupUri(encodeURIComponent(appName), email)
      return { name: 'setUpTotp', secret: setup.sharedSecret, uri: uri.href }
    }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { name: 'newPassword', missing: nextStep.missingAttributes ?? [] }
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD':
      return { name: 'password' }
    case 'RESET_PASSWORD':
      return { name: 'resetPassword', email }
    case 'CONFIRM_SIGN_UP':
      return { name: 'confirmSignUp', email }
    default:
      throw new IdentityError('UnknownStep', 'The identity service asks for an unknown step')
  }
}

/** The ones the shop has a screen for, each once, in the service's order. */
function known<Kind>(names: readonly string[] = [], kinds: Readonly<Record<string, Kind>>): Kind[] {
  const found = names.flatMap((name) => kinds[name] ?? [])
  return [...new Set(found)]
}
