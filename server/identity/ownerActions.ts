import { changeUser, findUser, type PoolStore } from './pool.ts'
import { without, type PoolUser } from './poolUser.ts'

/** What the pool keeps of an account, without its secrets. Times are ISO 8601. */
export async function describeAccount(pool: PoolStore, username: string): Promise<object | undefined> {
  const user = await findUser(pool, username)
  return (
    user && {
      username: user.username,
      id: user.sub,
      status: user.status,
      attributes: user.attributes,
      hasPassword: user.password !== undefined,
      secondFactors: user.mfa.enabled,
      hasAuthenticatorApp: user.totp !== undefined,
      ...(user.mfaEmail ? { secondFactorEmail: user.mfaEmail } : {}),
      passkeys: user.passkeys.map(({ name, createdAt }) => ({ name, addedAt: textOf(createdAt) })),
      devices: user.devices.map(({ name, isRemembered, createdAt, lastUsedAt }) => ({
        name,
        isRemembered,
        addedAt: textOf(createdAt),
        lastUsedAt: textOf(lastUsedAt),
      })),
      // The networks themselves are not stored, only digests of them.
      networksSignedInFrom: user.knownAddresses.length,
      createdAt: textOf(user.createdAt),
      updatedAt: textOf(user.updatedAt),
    }
  )
}

/**
 * Removes second factors, passkeys and devices of an account, and signs out everywhere. Its password stays, which a code to
 * the e-mail address replaces. Resolves to undefined for a name without an account.
 */
export function resetSignIn(pool: PoolStore, username: string): Promise<PoolUser | undefined> {
  return changeUser(pool, username, (user) => ({
    ...without(without(without(user, 'totp'), 'pendingTotp'), 'mfaEmail'),
    mfa: { enabled: [] },
    passkeys: [],
    devices: [],
    generation: user.generation + 1,
  }))
}

function textOf(time: number): string {
  return new Date(time).toISOString()
}
