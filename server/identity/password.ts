import { passwordRules, type PasswordRule } from '#domain/account/passwordRules.ts'
import { poolSecret } from './keys.ts'
import { prime } from './modPow.ts'
import type { Pool } from './pool.ts'
import { passwordRefused } from './poolError.ts'
import { poolNameOf } from './poolSettings.ts'
import type { PoolUser } from './poolUser.ts'
import { keyedDigest, isSameSecret } from './secrets.ts'
import { makeVerifier, numberOf, type SrpIdentity, type Verifier } from './srp.ts'

/** The identity that password proofs of this pool include. */
export function srpIdentityOf(pool: Pool, username: string): SrpIdentity {
  return { group: poolNameOf(pool.settings), name: username }
}

/**
 * The verifier of an account. A name without an account or without a password gets one that never changes and matches
 * no password, so that the responses look the same.
 */
export async function verifierOf(pool: Pool, username: string, user: PoolUser | undefined): Promise<Verifier> {
  const secret = await poolSecret(pool)
  const digests = await Promise.all(
    Array.from({ length: 13 }, (_, index) => keyedDigest(secret, `verifier ${index} ${username}`)),
  )
  // The same lengths as real ones: a salt of 16 bytes, and a number of the group.
  const salt = numberOf((digests[0] ?? new Uint8Array()).slice(0, 16)).toString(16)
  const number = BigInt(
    `0x${digests
      .slice(1)
      .map((digest) => numberOf(digest).toString(16))
      .join('')}`,
  )
  const made = { salt, verifier: (number % prime).toString(16) }
  return user?.password ?? made
}

/** Whether this is the account's password; takes as long for a name without an account. */
export async function isPassword(
  pool: Pool,
  username: string,
  user: PoolUser | undefined,
  password: string,
): Promise<boolean> {
  const { salt, verifier } = await verifierOf(pool, username, user)
  const made = await makeVerifier(srpIdentityOf(pool, username), password, salt)
  return isSameSecret(made.verifier, verifier)
}

/** The words of Amazon Cognito for each rule. */
const refusals: Readonly<Record<PasswordRule['id'], string>> = {
  length: 'Password not long enough',
  uppercase: 'Password must have uppercase characters',
  lowercase: 'Password must have lowercase characters',
  number: 'Password must have numeric characters',
  special: 'Password must have symbol characters',
}

/** A verifier of a new password. Throws when the password breaks a rule. */
export async function newVerifier(pool: Pool, username: string, password: string): Promise<Verifier> {
  const broken = passwordRules.find(({ holds }) => !holds(password))
  if (broken) throw passwordRefused(refusals[broken.id])
  return makeVerifier(srpIdentityOf(pool, username), password)
}
