import type { IdentityRequest } from '#contract/identity.ts'
import { forgetCodes } from './codes.ts'
import { countGuess } from './guesses.ts'
import { isPassword, newVerifier } from './password.ts'
import { findUser, type Call, type Pool, type PoolStore } from './pool.ts'
import { wrongPassword } from './poolError.ts'
import { changeSignedIn, signedInBy } from './tokens.ts'

/** The account as it sees itself. */
export async function getUser(pool: Pool, { AccessToken }: IdentityRequest<'GetUser'>): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  const { enabled, preferred } = user.mfa
  const attributes = { sub: user.sub, ...user.attributes }
  return {
    Username: user.username,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    UserMFASettingList: enabled,
    ...(preferred ? { PreferredMfaSetting: preferred } : {}),
  }
}

/** Deletes the account, and the shop's record of its user. */
export async function deleteUser(pool: Pool, { AccessToken }: IdentityRequest<'DeleteUser'>): Promise<object> {
  const { user } = await signedInBy(pool, AccessToken)
  // First, so that after a failure the account is there to be deleted again.
  await pool.onDeleted?.(user.username)
  await removeAccount(pool, user.username)
  // The account is gone all the same.
  await eraseRest(pool, user.username).catch((error: unknown) => pool.log('Not all of an account was deleted', error))
  return {}
}

/** Removes the shop's record again, which another tab may have created while the account was still there. */
async function eraseRest(pool: Pool, username: string): Promise<void> {
  await pool.onDeleted?.(username)
  await pool.eraseDeleted?.()
}

/**
 * Deletes an account and whatever names it: its grants and sign-ins, which are void without it, its codes, and what has
 * expired. Resolves to false for a name without an account.
 */
export async function removeAccount(pool: PoolStore, username: string): Promise<boolean> {
  const user = await findUser(pool, username)
  const isOfAccount = (record: { username: string }) => record.username === username
  await pool.users.remove(username)
  await forgetCodes(pool, username)
  for (const to of [username, user?.attributes['phone_number']]) if (to) await pool.outbox.remove(to)
  await pool.grants.removeMatching(isOfAccount)
  await pool.sessions.removeMatching(isOfAccount)
  await pool.deleteExpired()
  return user !== undefined
}

/** Changes the password and signs out every other browser. */
export async function changePassword(
  pool: Pool,
  call: Call,
  { AccessToken, PreviousPassword, ProposedPassword }: IdentityRequest<'ChangePassword'>,
): Promise<object> {
  const { user, id, grant } = await signedInBy(pool, AccessToken)
  const { username } = user
  const uncountGuess = await countGuess(pool, call, { username, user, deviceKey: grant.deviceKey, of: 'password' })
  if (!(await isPassword(pool, username, user, PreviousPassword))) throw wrongPassword()
  await uncountGuess()
  const password = await newVerifier(pool, username, ProposedPassword)
  // A password that was reset since the old one was checked stays.
  const changed = await changeSignedIn(pool, user, (each) => {
    return { ...each, password, generation: each.generation + 1 }
  })
  if (changed) await pool.grants.change(id, (each) => each && { ...each, generation: changed.generation })
  return {}
}
