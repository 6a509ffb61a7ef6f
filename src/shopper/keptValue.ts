import { readEntry, writeEntry, type ReadEntry } from './deviceStorage.ts'

/** A change, told as what it does and not as what comes out: it can be made again over another tab's work. */
export type Step<Value> = (value: Value) => Value

/**
 * Reads an entry; undefined until its code is here, for that comes after the first paint. Changes made before are kept as
 * if the device had no room for them.
 */
export type Reader<Value> = () => ReadEntry<Value> | undefined

/** What a tab shows of an entry. */
export interface Shown<Value> {
  value: Value
  /** Changes the device has had no room for; they are made again over whatever it holds. */
  unsaved: readonly Step<Value>[]
}

export interface KeptValue<Value> {
  /** What the device holds now, with the changes it had no room for; what is shown where it holds nothing. */
  load: (shown: Shown<Value>) => Outcome<Value>
  /** The same after a change, written down. One that changes nothing is not. */
  change: (shown: Shown<Value>, step: Step<Value>) => Outcome<Value>
}

export interface Outcome<Value> extends Shown<Value> {
  /** An entry was found that could not be read. */
  wasSetAside: boolean
}

/**
 * An entry of local storage that several tabs change. Each change is made to what the device holds at that moment,
 * never to this tab's copy, which may be older: a message from another tab may be late or lost.
 */
export function keptValue<Value>(
  key: string,
  version: number,
  reader: Reader<Value>,
  write: (value: Value) => unknown,
): KeptValue<Value> {
  const load = ({ value: shown, unsaved }: Shown<Value>): Outcome<Value> => {
    const read = reader()
    if (!read) return { value: shown, unsaved, wasSetAside: false }
    const { value: kept, wasSetAside } = readEntry(key, read)
    const value = kept === undefined ? shown : unsaved.reduce<Value>((each, step) => step(each), kept)
    return { value, unsaved, wasSetAside }
  }
  return {
    load,
    change(shown, step) {
      const now = load(shown)
      const value = step(now.value)
      if (value === now.value) return now
      const isWritten = reader() !== undefined && writeEntry(key, { state: write(value), version })
      return { ...now, value, unsaved: isWritten ? [] : [...shown.unsaved, step] }
    },
  }
}
