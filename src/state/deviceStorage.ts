import type { StorageArea } from '#domain/storageArea.ts'

/** The text of an entry; undefined where there is none, and where the device has storage switched off. */
export function readText(key: string, area: StorageArea): string | undefined {
  return attempt(() => storageOf(area).getItem(key)) ?? undefined
}

/** Writes an entry; false where storage is full or switched off. */
export function writeText(key: string, text: string, area: StorageArea): boolean {
  return attempt(() => (storageOf(area).setItem(key, text), true)) ?? false
}

/** Removes an entry; false where storage is switched off. */
export function removeText(key: string, area: StorageArea): boolean {
  return attempt(() => (storageOf(area).removeItem(key), true)) ?? false
}

/** Removes the entries whose keys match, from both storage areas. */
export function removeMatching(keys: RegExp): void {
  attempt(() => {
    for (const storage of [storageOf('local'), storageOf('session')])
      for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
  })
}

/** What a step returns, or undefined where it throws. */
export function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}

// Read on each call: the getter itself throws where storage is switched off.
const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage
