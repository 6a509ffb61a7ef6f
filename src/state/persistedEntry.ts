import type { StorageArea } from '#domain/storageArea.ts'
import { attempt, readText, removeText, writeText } from './deviceStorage.ts'
import { createChangeLog, type Step } from './changeLog.ts'
import type { EntryFormat } from './entryFormat.ts'

/** Key under which the last entry that could not be read is kept. */
export const quarantineKey = (key: string) => `${key}.quarantined`

/** Key of a mark that the shopper has not been told yet: the entry may have been read on a page that shows nothing of it. */
const untoldKey = (key: string) => `${key}.untold`

/** All of those keys. */
export const quarantined = /^shop\..*\.(?:quarantined|untold)$/

export interface EntryOptions<Value> {
  /** Storage key, without the shop's name: an owner may change that. */
  key: string
  /** Keys the entry had before, newest first: read where `key` holds nothing, and removed by the next write. */
  formerKeys?: readonly string[]
  /** 'local' unless the entry is to end with the tab. */
  storage?: StorageArea
  /** The value before the device was read, and where it holds none. */
  initial: Value
}

/** What a tab shows of an entry. */
export interface Shown<Value> {
  value: Value
  /** Changes that could not be written; they are applied again to whatever the device holds. */
  unsaved: readonly Step<Value>[]
}

export interface Outcome<Value> extends Shown<Value> {
  /** An entry was found that could not be read, and the shopper has not been told. */
  wasQuarantined: boolean
}

/**
 * An entry of storage that several tabs change. Each change is applied to what the device holds at that moment, never
 * to this tab's copy, which may be older: a message from another tab may be late or lost. Storage that is full,
 * switched off or unreadable never breaks a page.
 */
export function persistedEntry<Value>(options: EntryOptions<Value>, format: EntryFormat<Value>) {
  const { key, formerKeys = [], storage = 'local', initial } = options
  const log = createChangeLog<Value>()
  // If the initial value is stored as no entry, no entry means that value; otherwise the device was cleared.
  const isKeptAsNone = format.stringify(initial) === undefined

  // A tab of the release before must not touch what the next one has written.
  const isNewer = (text: string | undefined) => Boolean(text && attempt(() => format.isNewer?.(text)))
  const isUntold = () => readText(untoldKey(key), storage) !== undefined
  const current = ({ value, unsaved }: Shown<Value>): Outcome<Value> => {
    const held = [key, ...formerKeys].find((each) => readText(each, storage)) ?? key
    const text = readText(held, storage)
    const stored = text ? attempt(() => format.parse(text)) : undefined
    const over = (base: Value) => ({ value: unsaved.reduce((each, step) => step(each), base), unsaved })
    if (stored !== undefined && text) return { ...over(log.replay(stored, text)), wasQuarantined: isUntold() }
    if (!text) {
      // Removed by another tab, or by the shopper.
      log.forget()
      return { ...(isKeptAsNone ? over(initial) : { value, unsaved }), wasQuarantined: isUntold() }
    }
    if (isNewer(text)) return { value, unsaved, wasQuarantined: isUntold() }
    // Removed first: a full device has space for one of the two only.
    removeText(held, storage)
    writeText(quarantineKey(key), text, storage)
    writeText(untoldKey(key), 'true', storage)
    return { value, unsaved, wasQuarantined: true }
  }

  const write = (value: Value): boolean => {
    if (isNewer(readText(key, storage))) return false
    const text = format.stringify(value)
    const isWritten =
      text === undefined
        ? removeText(key, storage)
        : writeText(key, log.stamp(text, readText(key, storage) ?? ''), storage)
    if (isWritten && text === undefined) log.forget()
    if (isWritten) for (const each of formerKeys) removeText(each, storage)
    return isWritten
  }

  return {
    /** The shopper has been told of the entry that could not be read. */
    dismissQuarantined: () => removeText(untoldKey(key), storage),
    /** The stored value, with the changes that could not be written, which are written again. */
    load(shown: Shown<Value>): Outcome<Value> {
      const now = current(shown)
      const isBehind = now.unsaved.length > 0 || log.isMissingFrom(readText(key, storage) ?? '')
      return isBehind && write(now.value) ? { ...now, unsaved: [] } : now
    },
    /** The same after one more change. One that returns the value it was given is not written. */
    change(shown: Shown<Value>, step: Step<Value>): Outcome<Value> {
      const now = current(shown)
      const value = step(now.value)
      if (value === now.value) return now
      log.add(step)
      if (write(value)) return { ...now, value, unsaved: [] }
      log.removeLast()
      return { ...now, value, unsaved: [...now.unsaved, step] }
    },
  }
}
