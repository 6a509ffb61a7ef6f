import type { AddressForm } from '#domain/address/address.ts'
import type { SignInFormValues, SignUpFormValues } from '#domain/account/accountForms.ts'
import type { PendingCode } from './pendingCode.ts'
import type { PendingSignIn } from './pendingSignIn.ts'
import type { Factor, MfaKind, SignedIn, SignInResult, SignUpResult } from './steps.ts'

/** A passkey of the account. */
interface Passkey {
  id: string
  name: string
  createdAt?: Date | undefined
}

/** A device that skips the second step. */
interface RememberedDevice {
  id: string
  name: string
  lastUsed?: Date | undefined
}

/** What the account page shows of an account. */
interface AccountDetails {
  email: string
  firstName: string
  lastName: string
  phone: string
  /** Where the shopper usually has parcels sent. */
  address?: AddressForm | undefined
}

/**
 * The only access to the identity service: screens know its steps and errors, but no library. Every promise rejects
 * with an `IdentityError`, which has the text the shopper reads.
 */
export interface IdentityClient {
  /** The sign-in a reload has interrupted, for three minutes. */
  pendingSignIn: () => PendingSignIn | undefined
  /** `remember`: the session outlives the tab. */
  signIn: (form: SignInFormValues, remember: boolean) => Promise<SignInResult>
  /** Lets the shopper choose among passkey, code and password. */
  signInByChoice: (email: string, remember: boolean) => Promise<SignInResult>
  chooseFactor: (factor: Factor) => Promise<SignInResult>
  chooseMfa: (kind: MfaKind) => Promise<SignInResult>
  /** A code, an email address, a password: whatever the pending step asks for. */
  answer: (text: string, attributes?: Readonly<Record<string, string>>) => Promise<SignInResult>
  /** Restarts the same sign-in, which sends a new code; impossible after a reload, which loses the password. */
  beginAgain: () => Promise<SignInResult>
  canBeginAgain: () => boolean
  cancelSignIn: () => void

  /** The sign-up whose code a reload has interrupted, as long as the code is valid. */
  pendingSignUp: () => PendingCode | undefined
  cancelSignUp: () => void
  signUp: (form: SignUpFormValues) => Promise<SignUpResult>
  confirmSignUp: (email: string, code: string) => Promise<SignUpResult>
  resendSignUpCode: (email: string) => Promise<void>
  /** The forgotten password whose code a reload has interrupted, while the code is valid. */
  pendingReset: () => PendingCode | undefined
  cancelReset: () => void
  /** Resolves to where the code was sent, as far as it may be shown. */
  requestPasswordReset: (email: string) => Promise<string | undefined>
  resetPassword: (email: string, code: string, newPassword: string) => Promise<void>
  /** Signs in or up with the access token of Google's dialog. */
  signInWithGoogle: (accessToken: string, kind: 'signIn' | 'signUp', remember: boolean) => Promise<SignInResult>

  /** Redirects to the identity service's own pages; `from` is where the shopper goes once signed in. */
  beginHostedSignIn: (remember: boolean, from?: string) => Promise<void>
  /** On return from them. `onReturn` gets `from` before anybody is signed in. Undefined if no sign-in was begun. */
  finishHostedSignIn: (onReturn: (from?: string) => void) => Promise<SignedIn | undefined>

  /** Checks whether the session is still valid; signs out if it is not. Offline nothing changes. */
  check: () => Promise<void>
  signOut: (options?: { everywhere?: boolean }) => Promise<void>

  details: () => Promise<AccountDetails>
  saveAddress: (address: AddressForm | undefined) => Promise<void>
  changePassword: (current: string, next: string) => Promise<void>
  passkeys: () => Promise<readonly Passkey[]>
  /** False where the shopper has cancelled it. */
  addPasskey: () => Promise<boolean>
  removePasskey: (id: string) => Promise<void>
  hasAuthenticatorApp: () => Promise<boolean>
  setUpAuthenticatorApp: () => Promise<{ secret: string; uri: string }>
  confirmAuthenticatorApp: (code: string) => Promise<void>
  removeAuthenticatorApp: () => Promise<void>
  devices: () => Promise<readonly RememberedDevice[]>
  forgetDevice: (id: string) => Promise<void>
}
