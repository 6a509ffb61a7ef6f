import type { IdentityRecords } from './identityRecords.ts'
import { newPoolUser, type PoolUser } from './poolUser.ts'
import { poolNameOf, type PoolSettings } from './poolSettings.ts'
import { recordsOf } from './recordsOf.ts'
import { makeVerifier } from './srp.ts'

/** An account to begin with; its password is not checked by the rules. */
export interface SeedUser extends Partial<Omit<PoolUser, 'username' | 'password' | 'attributes'>> {
  username: string
  plainPassword?: string | undefined
  attributes?: Record<string, string>
}

/** Stores accounts in a pool that has none: for stories and tests, never for a shop. */
export async function seedUsers(
  records: IdentityRecords,
  settings: Pick<PoolSettings, 'userPoolId'>,
  users: readonly SeedUser[],
  now: number,
): Promise<void> {
  const stored = recordsOf<PoolUser>(records, 'user', () => now)
  const group = poolNameOf(settings)
  for (const { username, plainPassword, attributes, ...rest } of users) {
    const password =
      plainPassword === undefined ? undefined : await makeVerifier({ group, name: username }, plainPassword)
    const { write } = await stored.open(username)
    await write(
      newPoolUser(username, now, {
        status: 'CONFIRMED',
        ...rest,
        attributes: { email: username, email_verified: 'true', ...attributes },
        ...(password ? { password } : {}),
      }),
    )
  }
}
