import type { Verifier } from './srp.ts'

export type MfaType = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP'

/** A browser that has signed in, and the verifier of the secret it keeps. */
export interface PoolDevice extends Verifier {
  key: string
  group: string
  name: string
  /** A remembered device proves its secret instead of a second factor. */
  isRemembered: boolean
  createdAt: number
  lastUsedAt: number
}

export interface Passkey {
  id: string
  /** base64url */
  publicKey: string
  counter: number
  transports: readonly string[]
  attachment?: string
  name: string
  rpId: string
  createdAt: number
}

/** An account. The user name is the e-mail address in lower case and never changes: the verifier depends on it. */
export interface PoolUser {
  username: string
  sub: string
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED'
  isDisabled?: boolean
  attributes: Record<string, string>
  /** Absent for an account that signs in without one. */
  password?: Verifier
  /** Incremented by signing out everywhere: grants of an earlier generation are void. */
  generation: number
  mfa: { enabled: MfaType[]; preferred?: MfaType }
  totp?: { secret: string; lastCounter: number }
  /** The secret of an authenticator app that has not shown a code yet. */
  pendingTotp?: string
  /** Where codes are sent to as a second factor, when that is not the account's own address. */
  mfaEmail?: string
  devices: PoolDevice[]
  passkeys: Passkey[]
  /** The challenge of a passkey that is being registered. */
  passkeyChallenge?: string
  /** Digests of networks that have signed in. */
  knownAddresses: string[]
  createdAt: number
  updatedAt: number
  /** Only set until the account is confirmed. */
  expiresAt?: number
  /** Second factors of which one must be set up at the next sign-in. */
  mustSetUpMfa?: MfaType[]
  /** Attributes that the next sign-in asks for, with a new password. */
  missingAttributes?: string[]
  /** The correct answers of a custom sign-in, in order. */
  customAnswers?: string[]
}

/** An account without a password, a factor or a device. */
export function newPoolUser(username: string, now: number, rest: Partial<PoolUser> = {}): PoolUser {
  return {
    username,
    sub: crypto.randomUUID(),
    status: 'UNCONFIRMED',
    attributes: { email: username },
    generation: 0,
    mfa: { enabled: [] },
    devices: [],
    passkeys: [],
    knownAddresses: [],
    createdAt: now,
    updatedAt: now,
    ...rest,
  }
}

/** A name that somebody signs in with, and its account as it was read, if there is one. */
export interface SignInName {
  username: string
  user: PoolUser | undefined
}

type AccountState = Pick<PoolUser, 'sub' | 'generation'>

/** Whether both are one account, whose password nobody has reset and which nobody has signed out everywhere meanwhile. */
export function isSameAccount(one: AccountState | undefined, other: AccountState): boolean {
  return one?.sub === other.sub && one.generation === other.generation
}

/** An object without one of its fields. */
export function without<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  name: Name,
): Omit<Fields, Name> {
  const { [name]: _, ...rest } = fields
  return rest
}

/** The canonical form of a name as typed; idempotent, or a code for one account could be sent to another address. */
export function usernameOf(typed: string): string {
  // Normalised again: some capitals have no composed form, as J with a caron has none.
  return typed.trim().normalize('NFC').toLowerCase().normalize('NFC')
}
