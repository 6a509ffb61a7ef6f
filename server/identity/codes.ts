import { identityLimits } from '#domain/account/identityLimits.ts'
import type { Call, Pool } from './pool.ts'
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
  /** False for a name without an account: the code is made, so that its answers look like any other's, and not sent. */
  isSent?: boolean
}

/**
 * Sends a code. While one is valid the same is sent again, so that a stranger's request does not void the code the
 * owner is about to type.
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
    // Who has asked anew may try anew; the others may not, whether the code is the same or another.
    const { [call.network]: _, ...wrong } = found?.wrong ?? {}
    if (!found || found.to !== message.to || triesLeftInAll(found) <= 0) {
      return { code: randomCode(), to: message.to, wrong: newest(wrong), tries: 0, expiresAt }
    }
    return { ...found, wrong, expiresAt }
  })
  if (record && isSent) await deliver(pool, { ...message, code: record.code })
}

/** Checks a code and answers what it confirms. Throws for a wrong one, and for one that is used, expired or worn out. */
export async function takeCode(
  pool: Pool,
  call: Call,
  asked: { purpose: LastingPurpose; username: string; medium?: CodeMessage['medium']; code: string },
): Promise<string> {
  const key = keyOf(asked.purpose, asked.username, asked.medium ?? 'EMAIL')
  const record = await pool.codes.change(key, (found) => {
    if (!found || triesLeft(found, call) <= 0) throw codeExpired()
    const wrong = { ...found.wrong, [call.network]: (found.wrong[call.network] ?? 0) + 1 }
    return { ...found, wrong, tries: triesAt(found) + 1 }
  })
  if (!record || !(await isSameSecret(record.code, asked.code))) throw wrongVerificationCode()
  // One of a sign-up stays: the same code is right again after an answer that was lost, and there is nothing left to confirm.
  if (asked.purpose !== 'sign-up') await pool.codes.remove(key)
  return record.to
}

/** Forgets the code of a sign-up: whoever signs up with the address again is sent another. */
export async function forgetSignUpCode(pool: Pool, username: string): Promise<void> {
  await pool.codes.remove(keyOf('sign-up', username, 'EMAIL'))
}

/** Refuses a code of a name without an account, as a wrong one is refused. */
export const wrongVerificationCode = () =>
  new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')

const codeExpired = () => new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

function triesLeft(code: CodeRecord, { network }: Call): number {
  return Math.min(identityLimits.codeAttempts.fromOneAddress - (code.wrong[network] ?? 0), triesLeftInAll(code))
}

function triesLeftInAll(code: CodeRecord): number {
  return identityLimits.codeAttempts.inAll - triesAt(code)
}

/** A code that was sent before `tries` was counted has the tries of its networks. */
function triesAt({ tries, wrong }: CodeRecord): number {
  return tries ?? Object.values(wrong).reduce((sum, each) => sum + each, 0)
}

/** So many networks are remembered that nobody can make a record grow without end. */
function newest(wrong: CodeRecord['wrong']): CodeRecord['wrong'] {
  return Object.fromEntries(Object.entries(wrong).slice(-maxNetworks))
}

function keyOf(purpose: LastingPurpose, username: string, medium: string): string {
  return `${purpose} ${medium} ${username}`
}
