import type { PersistStorage, StorageValue } from 'zustand/middleware'

/** Where an entry that could not be read is kept, so that nothing a shopper had is thrown away. */
export const asideKey = (key: string) => `${key}.set-aside`

/**
 * A zustand storage over local storage that sells on whatever happens: storage that is full, switched off or holds
 * something unreadable never breaks a page. `read` answers undefined for what it cannot make sense of; such an entry
 * is set aside under a key of its own.
 */
export function deviceStorage<State>(read: (state: unknown) => State | undefined): PersistStorage<State> {
  return {
    getItem(key) {
      const text = attempt(() => localStorage.getItem(key))
      if (!text) return null
      const entry: unknown = attempt(() => JSON.parse(text))
      const state = isEntry(entry) ? read(entry.state) : undefined
      if (isEntry(entry) && state !== undefined) return { state, version: entry.version }
      attempt(() => localStorage.setItem(asideKey(key), text))
      attempt(() => localStorage.removeItem(key))
      return null
    },
    setItem: (key, value) => attempt(() => localStorage.setItem(key, JSON.stringify(value))),
    removeItem: (key) => attempt(() => localStorage.removeItem(key)),
  }
}

function isEntry(value: unknown): value is Required<StorageValue<unknown>> {
  return typeof value === 'object' && value !== null && 'state' in value && 'version' in value && value.version === 1
}

function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}
