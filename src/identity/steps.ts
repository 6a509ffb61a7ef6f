import type { Shopper } from '#domain/account/shopper.ts'

/** A first factor of a sign-in. */
export type Factor = 'password' | 'passkey' | 'emailCode' | 'smsCode'

/** A second factor of a sign-in. */
export type MfaKind = 'totp' | 'emailCode' | 'smsCode'

/** A shopper is signed in. */
export interface SignedIn {
  name: 'done'
  shopper: Shopper
  /** The shop had no record of this shopper until now. */
  isNew: boolean
}

/** What the shopper has to do before they are signed in. */
export type SignInStep =
  | { name: 'smsCode' | 'emailCode'; destination?: string | undefined }
  | { name: 'totpCode' }
  | { name: 'customChallenge'; question?: string | undefined }
  | { name: 'chooseFactor'; factors: readonly Factor[] }
  | { name: 'chooseMfa'; kinds: readonly MfaKind[] }
  | { name: 'setUpMfaChoice'; kinds: readonly MfaKind[] }
  | { name: 'setUpEmail' }
  /** `secret` in base32, for those who cannot scan; `uri` for the QR code. */
  | { name: 'setUpTotp'; secret: string; uri: string }
  /** `missing`: names of attributes the service asks for as well. */
  | { name: 'newPassword'; missing: readonly string[] }
  | { name: 'password' }
  | { name: 'resetPassword'; email: string }
  | { name: 'confirmSignUp'; email: string }

export type SignInResult = SignInStep | SignedIn

/** `signIn`: the account is confirmed, and the shopper has to sign in by hand. */
export type SignUpResult = { name: 'confirmSignUp'; email: string } | { name: 'signIn' } | SignedIn
