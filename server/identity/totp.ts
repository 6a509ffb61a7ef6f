import { Secret, TOTP } from 'otpauth'
import { changeUser, type Pool } from './pool.ts'
import { PoolError } from './poolError.ts'
import type { PoolUser } from './poolUser.ts'

const period = 30

/** A new secret for an authenticator app, in base32 without padding. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The 30-second counter of a right code, one period early or late included; undefined for a wrong one. */
export function totpCounter(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period })
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/** Whether a code of the account's app is right. Throws for one that was used before. */
export async function useTotp(pool: Pool, { username }: PoolUser, code: string): Promise<boolean> {
  let isRight = false
  await changeUser(pool, username, (user) => {
    const counter = user.totp && totpCounter(user.totp.secret, code, pool.now())
    isRight = counter !== undefined
    if (!user.totp || counter === undefined) return undefined
    if (counter <= user.totp.lastCounter) throw totpReused()
    return { ...user, totp: { ...user.totp, lastCounter: counter } }
  })
  return isRight
}

const totpReused = () =>
  new PoolError('ExpiredCodeException', 'Your software token has already been used once.', { keepsSession: true })
