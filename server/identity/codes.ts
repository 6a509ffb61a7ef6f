import { identityLimits } from '#domain/account/identityLimits.ts'
import { countLastingGuess } from './guesses.ts'
import type { Call, Pool, PoolStore } from './pool.ts'
import type { CodeRecord } from './poolRecords.ts'
import { PoolError } from './poolError.ts'
import type { CodeMessage, CodePurpose } from './poolSettings.ts'
import { isSameSecret, randomCode } from './secrets.ts'
import { countCode, deliver } from './sentCodes.ts'

const maxNetworks = 1000

type LastingPurpose = Exclude<CodePurpose, 'sign-in'>

interface CodeOrder extends Omit<CodeMessage, 'code' | 'purpose'> {
  purpose: LastingPurpose
  username: string
  /** False for a name without an account: a code is created but not sent, so that the responses look the same. */
  isSent?: boolean
}

/**
 * Sends a code. While a code is valid, the same one is sent again, so that a stranger's request does not void the code
 * the owner is about to type.
 */
export async function sendLastingCode(
  pool: Pool,
  call: Call,
  { username, isSent = true, ...message }: CodeOrder,
): Promise<void> {
  await countCode(pool, call, message.to)
  const life = identityLimits.codeLifeMs[message.purpose]
  const record = await pool.codes.change(keyOf(message.purpose, username, message.medium), (found) => {
    const expiresAt = pool.now() + life
    // Requesting a code resets the wrong tries of this network alone; those of others stay, even with a new code.
    const { [call.network]: _, ...wrong } = found?.wrong ?? {}
    if (!found || found.isUsed || found.to !== message.to || triesLeftInAll(found) <= 0) {
      return { code: randomCode(), to: message.to, wrong: newest(wrong), tries: 0, expiresAt }
    }
    return { ...found, wrong, expiresAt }
  })
  if (record && isSent) await deliver(pool, { ...message, code: record.code })
}

/** Checks a code and resolves to what it confirms. Throws if it is wrong, used or expired, or after too many tries. */
export async function takeCode(
  pool: Pool,
  call: Call,
  asked: { purpose: LastingPurpose; username: string; medium?: CodeMessage['medium']; code: string },
): Promise<string> {
  const key = keyOf(asked.purpose, asked.username, asked.medium ?? 'EMAIL')
  const uncountGuess = await countLastingGuess(pool, call, asked.username)
  const record = await pool.codes.change(key, (found) => {
    if (!found || found.isUsed || triesLeft(found, call) <= 0) throw codeExpired()
    const wrong = { ...found.wrong, [call.network]: (found.wrong[call.network] ?? 0) + 1 }
    return { ...found, wrong, tries: triesAt(found) + 1 }
  })
  if (!record || !(await isSameSecret(record.code, asked.code))) throw wrongVerificationCode()
  await uncountGuess()
  // A sign-up code is kept for a retry after a lost response; reusing it is harmless, as the account is confirmed.
  if (asked.purpose === 'sign-up') return record.to
  await pool.codes.change(key, (found) => {
    // Another request was faster.
    if (!found || found.isUsed || found.code !== record.code) throw codeExpired()
    return { ...found, isUsed: true }
  })
  await pool.codes.remove(key)
  return record.to
}

const purposes: readonly LastingPurpose[] = ['sign-up', 'reset-password', 'verify-attribute']

/** Deletes the codes of a name, which is in them: another account with it gets new ones. */
export async function forgetCodes(pool: PoolStore, username: string): Promise<void> {
  for (const purpose of purposes) {
    for (const medium of ['EMAIL', 'SMS']) await pool.codes.remove(keyOf(purpose, username, medium))
  }
}

/** The error for a wrong code, and for any code of a name without an account. */
export const wrongVerificationCode = () =>
  new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')

const codeExpired = () => new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

function triesLeft(code: CodeRecord, { network }: Call): number {
  return Math.min(identityLimits.codeAttempts.fromOneAddress - (code.wrong[network] ?? 0), triesLeftInAll(code))
}

function triesLeftInAll(code: CodeRecord): number {
  return identityLimits.codeAttempts.inAll - triesAt(code)
}

/** For a record from before `tries` was stored: the sum of the tries by network. */
function triesAt({ tries, wrong }: CodeRecord): number {
  return tries ?? Object.values(wrong).reduce((sum, each) => sum + each, 0)
}

/** Keeps the newest `maxNetworks`, so that a record cannot grow without limit. */
function newest(wrong: CodeRecord['wrong']): CodeRecord['wrong'] {
  return Object.fromEntries(Object.entries(wrong).slice(-maxNetworks))
}

function keyOf(purpose: LastingPurpose, username: string, medium: string): string {
  return `${purpose} ${medium} ${username}`
}
