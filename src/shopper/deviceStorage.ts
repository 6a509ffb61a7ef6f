/** Where an entry that could not be read is kept, so that nothing a shopper had is thrown away. */
export const asideKey = (key: string) => `${key}.set-aside`

/** For good, or as long as the tab. */
export type Place = 'localStorage' | 'sessionStorage'

/** What an entry holds, or undefined for what cannot be made sense of. Whatever was kept: it trusts none of it. */
export type ReadEntry<Value> = (state: unknown, version: number) => Value | undefined

/**
 * An entry of the device. Whatever happens, the shop sells on: storage that is full, switched off or holds something
 * unreadable never breaks a page. What cannot be made sense of is set aside under a key of its own, and that is said.
 */
export function readEntry<Value>(
  key: string,
  read: ReadEntry<Value>,
  place: Place = 'localStorage',
): { value?: Value; wasSetAside: boolean } {
  const text = attempt(() => globalThis[place].getItem(key))
  if (!text) return { wasSetAside: false }
  // Any JSON at all: what is no object has neither.
  const entry = attempt(() => JSON.parse(text) as { state?: unknown; version?: unknown } | null)
  const value = typeof entry?.version === 'number' ? read(entry.state, entry.version) : undefined
  if (value !== undefined) return { value, wasSetAside: false }
  // Taken off first: a full device has room for the one only without the other.
  removeEntry(key, place)
  attempt(() => globalThis[place].setItem(asideKey(key), text))
  return { wasSetAside: true }
}

/** Writes an entry down; false where the device has no room for it, or no storage. */
export function writeEntry(key: string, entry: Entry, place: Place = 'localStorage'): boolean {
  return attempt(() => (globalThis[place].setItem(key, JSON.stringify(entry)), true)) ?? false
}

/** Takes an entry off the device. */
export function removeEntry(key: string, place: Place = 'localStorage'): void {
  attempt(() => globalThis[place].removeItem(key))
}

interface Entry {
  state: unknown
  version: number
}

function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}
