import { guessLimits } from '#domain/account/identityLimits.ts'
import { isKnownNetwork, type Call, type Pool } from './pool.ts'
import { attemptsExceeded } from './poolError.ts'
import type { GuessRecord } from './poolRecords.ts'
import type { PoolUser } from './poolUser.ts'

/** What is guessed; each kind has counts of its own. */
export type GuessKind = 'password' | 'code' | 'authenticator'

interface Guesser {
  username: string
  /** Undefined for a name without an account, which is throttled in the same way. */
  user: PoolUser | undefined
  /** The device the client names; it counts only when the account knows it. */
  deviceKey: string | undefined
  of: GuessKind
}

/**
 * Counts a try before it is checked, and refuses it during a delay (handbook, Accounts: guesses). The result is called for a
 * try that was right, and takes it out of the counts. A device or network that has signed in before has a count of its own,
 * which no stranger can raise. Every other network is counted separately, with fewer free tries while strangers keep failing
 * at the account; its first try is checked unless the network itself is delayed. Codes of an authenticator app have a count
 * for all these networks together, too: whoever guesses there knows the password, and the secret never changes.
 */
export async function countGuess(
  pool: Pool,
  call: Call,
  { username, user, deviceKey, of }: Guesser,
): Promise<() => Promise<void>> {
  const device = user?.devices.find(({ key }) => key === deviceKey)
  const isTrusted = Boolean(device) || user?.knownAddresses.includes(call.network)
  const strangers = `${of} strangers ${username}`
  const own = device ? `${of} device ${device.key}` : `${of} at ${call.network} ${username}`
  const shared = isTrusted ? [] : [countOfNetwork(call, of), { key: strangers, limit: limitOfStrangers[of] }]
  // Before the account's counts: a try refused because of others must not delay the owner.
  for (const { key, limit } of shared) await mustNotBeDelayed(pool, key, limit)
  const isAttacked = !isTrusted && (await failuresOf(pool, strangers)) >= guessLimits.strangersFailures
  await count(pool, own, { free: isAttacked ? guessLimits.freeTriesUnderAttack : guessLimits.freeTries })
  const counted: { key: string; was: Counted }[] = []
  for (const { key, limit } of shared) counted.push({ key, was: await count(pool, key, limit) })
  return async () => {
    await pool.guesses.remove(own)
    for (const { key, was } of counted) await uncount(pool, key, was)
  }
}

/**
 * The same for a code outside a sign-in, such as one for a new password. The code itself has limits for one account; this is
 * the one of a network at all accounts.
 */
export async function countLastingGuess(pool: Pool, call: Call, username: string): Promise<() => Promise<void>> {
  if (await isKnownNetwork(pool, call, username)) return () => Promise.resolve()
  const { key, limit } = countOfNetwork(call, 'lasting code')
  const was = await count(pool, key, limit)
  return () => uncount(pool, key, was)
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

async function mustNotBeDelayed(pool: Pool, key: string, limit: Limit): Promise<void> {
  if (isDelayed(await pool.guesses.find(key), limit, pool.now())) throw attemptsExceeded()
}

function countOfNetwork({ network }: Call, of: GuessKind | 'lasting code') {
  return { key: `${of} network ${network}`, limit: limitOfNetwork }
}

interface Limit {
  /** Failures before the delay begins. */
  free: number
  /** Milliseconds in which one failure is forgotten; by default all are together, after a quiet day. */
  forgetsOneMs?: number
}

const limitOfNetwork: Limit = { free: guessLimits.freeTriesOfAddress, forgetsOneMs: guessLimits.addressForgetsOneMs }
const limitOfStrangers: Record<GuessKind, Limit> = {
  password: { free: Infinity },
  code: { free: Infinity },
  authenticator: { free: guessLimits.authenticatorTriesOfStrangers },
}

interface Counted {
  before: GuessRecord | undefined
  after: GuessRecord | undefined
}

async function count(pool: Pool, key: string, limit: Limit): Promise<Counted> {
  let before: GuessRecord | undefined
  const after = await pool.guesses.change(key, (found) => {
    const now = pool.now()
    if (isDelayed(found, limit, now)) throw attemptsExceeded()
    before = found
    return { failures: failuresAt(found, limit, now) + 1, at: now, expiresAt: now + guessLimits.forgottenAfterMs }
  })
  return { before, after }
}

/** Takes back a try that was right, and the delay that it began, unless others were counted since. */
async function uncount(pool: Pool, key: string, { before, after }: Counted): Promise<void> {
  await pool.guesses.change(key, (found) => {
    if (!found) return undefined
    const isLast = found.at === after?.at && found.failures === after.failures
    return isLast && before ? before : { ...found, failures: Math.max(0, found.failures - 1) }
  })
}

function isDelayed(found: GuessRecord | undefined, limit: Limit, now: number): boolean {
  const failures = failuresAt(found, limit, now)
  if (!found || failures < limit.free) return false
  // The absolute value: after a clock was set back, a last try in the future would lock the owner out until then.
  return Math.abs(now - found.at) < delayAfter(failures - limit.free)
}

/** The failures that are not forgotten yet; not always a whole number. */
function failuresAt(found: GuessRecord | undefined, { forgetsOneMs = Infinity }: Limit, now: number): number {
  if (!found) return 0
  return Math.max(0, found.failures - Math.max(0, now - found.at) / forgetsOneMs)
}

/** Doubles with every failure beyond the free ones. */
function delayAfter(failures: number): number {
  return Math.min(guessLimits.firstDelayMs * 2 ** failures, guessLimits.maxDelayMs)
}
