import { without, type PoolUser } from './poolUser.ts'

/**
 * The account of somebody who has just proved the address by a code sent there. A sign-up that was never confirmed may have
 * been a stranger's: its password and attributes are dropped.
 */
export function withVerifiedEmail(user: PoolUser): PoolUser {
  if (user.status !== 'UNCONFIRMED') return { ...user, attributes: { ...user.attributes, email_verified: 'true' } }
  return {
    ...without(without(user, 'expiresAt'), 'password'),
    status: 'CONFIRMED',
    attributes: { email: user.username, email_verified: 'true' },
    generation: user.generation + 1,
  }
}
