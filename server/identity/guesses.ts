import { guessLimits } from '#domain/account/identityLimits.ts'
import type { Call, Pool } from './pool.ts'
import { attemptsExceeded } from './poolError.ts'
import type { GuessRecord } from './poolRecords.ts'
import type { PoolUser } from './poolUser.ts'

interface Guesser {
  username: string
  /** Undefined for a name without an account, which is throttled in the same way. */
  user: PoolUser | undefined
  /** The device the client names; it counts only when the account knows it. */
  deviceKey: string | undefined
  of: 'password' | 'factor'
}

interface Guess {
  right: () => Promise<void>
  wrong: () => Promise<void>
}

/**
 * Counts a try before it is checked, and refuses it during a delay (handbook, Accounts: guesses). A device or network
 * that has signed in before has a count of its own, which no stranger can raise. Every other network is counted
 * separately, with fewer free tries while strangers keep failing at the account; its first try is always checked.
 */
export async function startGuess(pool: Pool, call: Call, { username, user, deviceKey, of }: Guesser): Promise<Guess> {
  const device = user?.devices.find(({ key }) => key === deviceKey)
  const isTrusted = Boolean(device) || user?.knownAddresses.includes(call.network)
  const strangers = `${of} strangers ${username}`
  const network = `${of} network ${call.network}`
  const own = device ? `${of} device ${device.key}` : `${of} at ${call.network} ${username}`
  // Before the account's counts: a try refused because of its network must not delay the owner.
  if (!isTrusted) await mustNotBeDelayed(pool, network, guessLimits.freeTriesOfAddress)
  const isAttacked = !isTrusted && (await failuresOf(pool, strangers)) >= guessLimits.strangersFailures
  await count(pool, own, isAttacked ? guessLimits.freeTriesUnderAttack : guessLimits.freeTries)
  if (!isTrusted) await count(pool, network, guessLimits.freeTriesOfAddress)
  return {
    async right() {
      await pool.guesses.remove(own)
      if (!isTrusted) await uncount(pool, network)
    },
    async wrong() {
      if (!isTrusted) await count(pool, strangers, Infinity)
    },
  }
}

/**
 * Ends the password delays of an account whose owner has just verified the e-mail address: those of this network, of
 * the account's devices and of strangers.
 */
export async function forgetGuesses(pool: Pool, call: Call, { username, devices }: PoolUser): Promise<void> {
  const counts = [
    `at ${call.network} ${username}`,
    `strangers ${username}`,
    ...devices.map(({ key }) => `device ${key}`),
  ]
  for (const each of counts) await pool.guesses.remove(`password ${each}`)
}

async function failuresOf(pool: Pool, key: string): Promise<number> {
  return (await pool.guesses.find(key))?.failures ?? 0
}

async function mustNotBeDelayed(pool: Pool, key: string, free: number): Promise<void> {
  if (isDelayed(await pool.guesses.find(key), free, pool.now())) throw attemptsExceeded()
}

async function count(pool: Pool, key: string, free: number): Promise<void> {
  await pool.guesses.change(key, (found) => {
    const now = pool.now()
    if (isDelayed(found, free, now)) throw attemptsExceeded()
    return { failures: (found?.failures ?? 0) + 1, at: now, expiresAt: now + guessLimits.forgottenAfterMs }
  })
}

async function uncount(pool: Pool, key: string): Promise<void> {
  await pool.guesses.change(key, (found) => found && { ...found, failures: Math.max(0, found.failures - 1) })
}

function isDelayed(found: GuessRecord | undefined, free: number, now: number): boolean {
  if (!found || found.failures < free) return false
  // The absolute value: after a clock was set back, a last try in the future would lock the owner out until then.
  return Math.abs(now - found.at) < delayAfter(found.failures - free)
}

/** Doubles with every failure beyond the free ones. */
function delayAfter(failures: number): number {
  return Math.min(guessLimits.firstDelayMs * 2 ** failures, guessLimits.maxDelayMs)
}
