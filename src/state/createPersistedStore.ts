import { create } from 'zustand'
import type { Step } from './changeLog.ts'
import { versionedFormat, type EntryFormat, type VersionedEntry } from './entryFormat.ts'
import { persistedEntry, type EntryOptions, type Outcome } from './persistedEntry.ts'

/** A value this device keeps, under the name `Field`. */
export type PersistedStore<Field extends string, Value> = Readonly<Record<Field, Value>> & {
  /** False until the device was read: before that it is not known to be empty. */
  isReady: boolean
  /** What was stored could not be read and is quarantined: to be shown once, then dismissed. */
  wasQuarantined: boolean
  dismissQuarantined: () => void
  /** Applies a change to what the device holds now. */
  change: (step: Step<Value>) => void
  /** Reads the device again. */
  rehydrate: () => void
  /** Changes that could not be written yet. */
  unsaved: readonly Step<Value>[]
}

type Options<Field extends string, Value, Actions> = EntryOptions<Value> & {
  /** Name of the value in the store and in the entry. */
  field: Field
  /** What else the store can do; it may replace `change` and `rehydrate`. */
  actions?: (
    store: PersistedStore<Field, Value>,
    get: () => PersistedStore<Field, Value> & Actions,
  ) => Actions & Partial<PersistedStore<Field, Value>>
} & (VersionedEntry<Value> | { format: EntryFormat<Value> })

/**
 * A store of one value this device keeps. It starts with `initial` on server and browser alike, so that the page
 * hydrates; the stored value is read by `rehydrate` (`keepInSync`) or with the first change.
 */
export function createPersistedStore<Field extends string, Value, Actions extends object = object>(
  options: Options<Field, Value, Actions>,
) {
  type Store = PersistedStore<Field, Value> & Actions
  const { key, field, initial, actions } = options
  const entry = persistedEntry(options, 'format' in options ? options.format : versionedFormat(options))
  const store = create<Store>()((set, get) => {
    // TypeScript does not relate a computed key to the type it names, nor a part of a generic type to the whole.
    const partial = (value: Value, rest: object) => ({ ...rest, [field]: value }) as Store
    const shown = () => ({ value: get()[field], unsaved: get().unsaved })
    const show = ({ value, unsaved, wasQuarantined }: Outcome<Value>) =>
      set(partial(value, { unsaved, isReady: true, ...(wasQuarantined ? { wasQuarantined } : {}) }))
    const base = partial(initial, {
      isReady: false,
      wasQuarantined: false,
      dismissQuarantined() {
        entry.dismissQuarantined()
        set(partial(get()[field], { wasQuarantined: false }))
      },
      change: (step: Step<Value>) => show(entry.change(shown(), step)),
      rehydrate: () => show(entry.load(shown())),
      unsaved: [],
    })
    return { ...base, ...actions?.(base, get) }
  })
  return Object.assign(store, { storageKey: key })
}
