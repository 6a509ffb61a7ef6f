import { codeRequired, networkError, emailRequired, passwordRequired } from '#domain/messages.ts'

/** The text of an error, and what it is about. */
export interface ErrorText {
  text: string
  /** The field that is wrong; none if the error is not about a single field. */
  field?: 'email' | 'password' | 'code' | 'currentPassword' | undefined
  /** 'retry' where the same may succeed later, 'restart' where sign-in has to begin again. */
  remedy?: 'retry' | 'restart' | undefined
}

const general = 'An error occurred. Please try again.'
const loginFailed: ErrorText = { text: 'Login failed. Please try again.' }
const registrationFailed: ErrorText = { text: 'Registration failed. Please try again.' }
const expired: ErrorText = { text: 'Your sign-in took too long. Please start again.', remedy: 'restart' }
const ended: ErrorText = { text: 'This sign-in has ended. Please start again.', remedy: 'restart' }
const emailTaken: ErrorText = {
  text: 'There is already an account with this email address. Sign in, also to confirm it.',
  field: 'email',
}
const wrongCode: ErrorText = { text: 'This code is not right. Please check it and try again.', field: 'code' }
const tooOften: ErrorText = { text: 'Too many attempts. Please wait a moment and try again.', remedy: 'retry' }
const signedOut: ErrorText = { text: 'You are no longer signed in. Please sign in again.', remedy: 'restart' }
const noPasskey: ErrorText = { text: 'The passkey could not be used. Please try again, or choose another way.' }
const emailNeeded: ErrorText = { text: emailRequired, field: 'email' }
const passwordNeeded: ErrorText = { text: passwordRequired, field: 'password' }
const codeNeeded: ErrorText = { text: codeRequired, field: 'code' }

/** What the shopper reads, by the name of the failure (handbook, Rules: accounts and identity). */
const texts: Readonly<Record<string, ErrorText>> = {
  // An unknown address and a wrong password read alike: nobody learns who has an account.
  UserNotFoundException: loginFailed,
  'Login failed': loginFailed,
  'Registration failed': registrationFailed,
  UserLambdaValidationException: loginFailed,

  EmptySignInUsername: emailNeeded,
  EmptySignUpUsername: emailNeeded,
  EmptyConfirmSignUpUsername: emailNeeded,
  EmptyResetPasswordUsername: emailNeeded,
  EmptyConfirmResetPasswordUsername: emailNeeded,
  EmptySignInPassword: passwordNeeded,
  EmptySignUpPassword: passwordNeeded,
  EmptyConfirmResetPasswordNewPassword: passwordNeeded,
  EmptyUpdatePassword: passwordNeeded,
  EmptyChallengeResponse: codeNeeded,
  EmptyConfirmSignUpCode: codeNeeded,
  EmptyConfirmResetPasswordConfirmationCode: codeNeeded,
  EmptyVerifyTOTPSetupCode: codeNeeded,
  EmptyConfirmUserAttributeCode: codeNeeded,

  UsernameExistsException: emailTaken,
  AliasExistsException: emailTaken,
  InvalidPasswordException: { text: 'This password is not accepted. Please choose another one.', field: 'password' },
  PasswordHistoryPolicyViolationException: {
    text: 'You have used this password before. Please choose another one.',
    field: 'password',
  },
  CodeMismatchException: wrongCode,
  EnableSoftwareTokenMFAException: wrongCode,
  ExpiredCodeException: { text: 'This code is no longer valid. Please ask for a new one.', field: 'code' },
  CodeDeliveryFailureException: { text: 'The code could not be sent. Please try again.', remedy: 'retry' },

  LimitExceededException: tooOften,
  TooManyRequestsException: tooOften,
  TooManyFailedAttemptsException: tooOften,
  NetworkError: { text: networkError, remedy: 'retry' },
  // A call without a response, ended by the shop.
  AbortError: { text: networkError, remedy: 'retry' },
  InternalErrorException: { text: general, remedy: 'retry' },

  SignInException: expired,
  DeviceMetadataNotFoundException: expired,
  UserUnAuthenticatedException: signedOut,
  UserAlreadyAuthenticatedException: { text: 'There is already a signed in user.' },

  PasskeyNotSupported: { text: 'This device cannot use passkeys.' },
  PasskeyAlreadyExists: { text: 'This device already has a passkey for your account.' },
  RelyingPartyMismatch: noPasskey,
  PasskeyOperationAborted: noPasskey,
  PasskeyRegistrationFailed: noPasskey,
  PasskeyRetrievalFailed: noPasskey,
  InvalidPasskeyRegistrationOptions: noPasskey,
  InvalidPasskeyAuthenticationOptions: noPasskey,
  WebAuthnNotEnabledException: noPasskey,

  WrongCurrentPassword: { text: 'Your current password is not right.', field: 'currentPassword' },

  GoogleEmailMissing: { text: 'Email is required for sign in.' },
  GoogleSignInFailed: { text: 'Failed to sign in' },
  GoogleSignUpFailed: { text: 'Failed to create account' },
  GoogleFailed: { text: 'Google authentication failed. Please try again.' },
  GoogleDialogFailed: { text: 'Google login failed. Please try again.' },
}

/** `NotAuthorizedException` stands for many things, which only its message tells apart. */
const notAuthorized: readonly [begin: string, text: ErrorText][] = [
  ['Password attempts exceeded', tooOften],
  // After too many wrong codes, or when another tab has finished it.
  ['Invalid session for the user, session can only be used once', ended],
  ['Invalid session', expired],
  ['Access Token', signedOut],
  ['Refresh Token', signedOut],
]

/** The text of an error with this name and message. */
export function textOfError(name: string, message: string): ErrorText {
  if (name === 'NotAuthorizedException') {
    return notAuthorized.find(([begin]) => message.startsWith(begin))?.[1] ?? loginFailed
  }
  return texts[name] ?? { text: general }
}
