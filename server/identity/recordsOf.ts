import { PoolError } from './poolError.ts'
import { base64url, keyedDigest } from './secrets.ts'
import type { IdentityRecords, NamedRecord, RecordName } from './identityRecords.ts'

/** Every stored value may have an expiry time, in milliseconds since 1970. */
interface Expiring {
  expiresAt?: number
}

/** The records of one kind. */
export interface RecordsOf<Value> {
  find: (key: string) => Promise<Value | undefined>
  /** The value and a `write` that resolves to false when the record has changed since. */
  open: (key: string) => Promise<OpenedRecord<Value>>
  /**
   * Replaces the value by the result of `change`, which runs again when another server wrote first. Nothing is written
   * if it returns undefined. Throws a `PoolError` of status 429 when others write first each time.
   */
  change: (key: string, change: (value: Value | undefined) => Value | undefined) => Promise<Value | undefined>
  remove: (key: string) => Promise<void>
  /** Removes the values that match; reads all of this kind. */
  removeMatching: (matches: (value: Value) => boolean) => Promise<void>
}

interface OpenedRecord<Value> {
  value: Value | undefined
  write: (value: Value) => Promise<boolean>
}

/** Attempts at a change before the request fails: enough for a network whose shoppers all sign in at once. */
const tries = 24
/** The longest pause before an attempt, in milliseconds. */
const maxPauseMs = 100

/** Records read at a time. */
const pageLength = 500

/** Grows with each attempt, and is random, so that those who met once do not meet again. */
const pauseMs = (attempt: number) => Math.random() * Math.min(2 ** attempt, maxPauseMs)

/** Reads and writes the values of one kind; an expired one is read as absent. */
export function recordsOf<Value extends Expiring>(
  records: IdentityRecords,
  kind: string,
  now: () => number,
): RecordsOf<Value> {
  async function open(key: string): Promise<OpenedRecord<Value>> {
    const stored = await records.get(kind, key)
    const isLive = stored && (stored.expiresAt === null || stored.expiresAt > now())
    return {
      // Only this function's `write` writes this kind, so the shape is known.
      value: isLive ? (JSON.parse(stored.value) as Value) : undefined,
      write: (value) =>
        records.put(kind, key, { value: JSON.stringify(value), expiresAt: value.expiresAt ?? null }, stored?.version),
    }
  }
  return {
    open,
    find: async (key) => (await open(key)).value,
    async change(key, change) {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const { value, write } = await open(key)
        const changed = change(value)
        if (changed === undefined) return undefined
        if (await write(changed)) return changed
        await new Promise((passed) => void setTimeout(passed, pauseMs(attempt)))
      }
      throw new PoolError('TooManyRequestsException', 'Too many requests at once. Please try again.', { status: 429 })
    },
    remove: (key) => records.delete(kind, key),
    async removeMatching(matches) {
      // Kinds are in one order with their keys, of which none is empty.
      let after: RecordName | undefined = { kind, key: '' }
      while (after) {
        const page: readonly NamedRecord[] = await records.list(pageLength, after)
        const ofKind = page.filter((record) => record.kind === kind)
        for (const { key, value } of ofKind) {
          // The shape is known, as above.
          if (matches(JSON.parse(value) as Value)) await records.delete(kind, key)
        }
        after = ofKind.length === pageLength ? ofKind.at(-1) : undefined
      }
    },
  }
}

/** Records under keyed digests of their names, which contain addresses of people; those are then not stored. */
export function underDigests<Value>(
  records: RecordsOf<Value>,
  secret: () => Promise<string>,
): Pick<RecordsOf<Value>, 'find' | 'change' | 'remove'> {
  const keyOf = async (name: string) => base64url(await keyedDigest(await secret(), `count ${name}`))
  return {
    find: async (name) => records.find(await keyOf(name)),
    change: async (name, change) => records.change(await keyOf(name), change),
    remove: async (name) => records.remove(await keyOf(name)),
  }
}
