import type { JWK } from 'jose'
import type { OutboxMessage } from './outboxMessage.ts'
import type { MfaType } from './poolUser.ts'
import type { SrpExchange } from './srp.ts'

/** What a session waits for. AUTO_SIGN_IN follows a confirmed sign-up. */
export type ChallengeName =
  | 'PASSWORD_VERIFIER'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER'
  | 'CUSTOM_CHALLENGE'
  | 'NEW_PASSWORD_REQUIRED'
  | 'SELECT_MFA_TYPE'
  | 'SMS_MFA'
  | 'EMAIL_OTP'
  | 'SMS_OTP'
  | 'SOFTWARE_TOKEN_MFA'
  | 'MFA_SETUP'
  | 'SELECT_CHALLENGE'
  | 'WEB_AUTHN'
  | 'AUTO_SIGN_IN'

/** A sign-in that is under way. */
export interface SignInSession {
  username: string
  /** The account when the sign-in began; absent for a name without one. */
  account?: { sub: string; generation: number }
  step: ChallengeName
  endsAt: number
  /** Later than `endsAt`, so that a late answer gets the right error. */
  expiresAt: number
  attempts: number
  /** A right answer has used it up. */
  isUsed?: boolean
  /** A refusal has ended it: no more attempts are counted. */
  isClosed?: boolean
  /** The SRP exchange for a password or a device. */
  exchange?: SrpExchange
  deviceKey?: string
  /** Whether the proof of the password is followed by custom challenges. */
  isCustom?: boolean
  /** How many custom answers were right. */
  round?: number
  /** The code that was sent; absent without an account to send it to. */
  code?: string
  /** Whether a code is the first factor; otherwise it is the second. */
  isFirstFactor?: boolean
  /** The second factor that is being set up. */
  settingUp?: MfaType
  pendingTotp?: string
  /** The 30-second counter of the code that the app has shown. */
  lastCounter?: number
  pendingEmail?: string
  webAuthnChallenge?: string
}

/** A completed sign-in: its tokens are good as long as it exists. */
export interface Grant {
  username: string
  sub: string
  generation: number
  /** Digest of the refresh token. */
  refresh: string
  /** When the shopper signed in, in seconds. */
  authTime: number
  deviceKey?: string
  /** A device whose key was issued with the tokens and is not confirmed yet. */
  offeredDevice?: { key: string; group: string }
  expiresAt: number
}

/** A code that is stored for later requests, outside a sign-in session. */
export interface CodeRecord {
  code: string
  /** What it confirms: an address or a telephone number. */
  to: string
  /** Wrong tries by network, at this code and at those it has replaced, since the network last asked for a code. */
  wrong: Record<string, number>
  /** Wrong tries at this code. */
  tries?: number
  /** It was right once, and is about to be removed. */
  isUsed?: boolean
  expiresAt: number
}

/** How many codes were sent since the window began. */
export interface SentRecord {
  count: number
  expiresAt: number
}

/** Failures of one device, network or account. */
export interface GuessRecord {
  failures: number
  /** When the last one was. */
  at: number
  expiresAt: number
}

/** The stored response to a request that the client may repeat because the response was lost. */
export interface ReplayedAnswer {
  /** The response; otherwise `refusal` is set. */
  body?: object
  refusal?: { name: string; message: string }
  expiresAt: number
}

/** Codes to one address that were kept instead of sent. */
export interface OutboxRecord {
  messages: OutboxMessage[]
  expiresAt: number
}

/** A key of the pool: the private key that signs tokens, or a secret. */
export interface KeyRecord {
  jwk?: JWK
  secret?: string
  expiresAt?: number
}
