import { create } from 'zustand'
import { keptValue, type Step } from './keptValue.ts'

interface KeptStore<Value> {
  value: Value
  /** Makes a change to what the device holds now. */
  change: (step: Step<Value>) => void
  /** Asks the device again. */
  rehydrate: () => void
  /** Changes the device has had no room for. */
  unsaved: readonly Step<Value>[]
}

interface Entry<Value> {
  /** Local storage key; it does not carry the shop's name, which an owner may change. */
  key: string
  /** What there is before the device has been asked. */
  empty: Value
  /** Whatever was kept, or undefined for what cannot be made sense of. */
  read: (state: unknown) => Value | undefined
  write: (value: Value) => unknown
}

/** The one version there has been of all of them. */
const version = 1

/**
 * A store of one thing this device keeps that only some parts of the shop need: it starts empty, and whoever shows it asks
 * the device first, and again whenever another tab may have been at work.
 */
export function keptStore<Value>({ key, empty, read, write }: Entry<Value>) {
  const kept = keptValue<Value>(
    key,
    version,
    () => (state, kind) => (kind === version ? read(state) : undefined),
    write,
  )
  return create<KeptStore<Value>>()((set, get) => {
    const shown = () => ({ value: get().value, unsaved: get().unsaved })
    return {
      value: empty,
      unsaved: [],
      change(step) {
        const { value, unsaved } = kept.change(shown(), step)
        set({ value, unsaved })
      },
      rehydrate() {
        const { value, unsaved } = kept.load(shown())
        set({ value, unsaved })
      },
    }
  })
}
