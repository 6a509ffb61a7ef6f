import { LRUCache } from 'lru-cache'

/** Values by key, as long as the version they were computed from holds. */
export type VersionedCache<Value> = (version: string, key: string, compute: () => Promise<Value>) => Promise<Value>

/**
 * Keeps values in memory until there is another version; those used least go when they would take more than so many bytes.
 * `bytesOf` a value; the keys are counted as well, for a stranger may ask for texts of any length.
 */
export function versionedCache<Value extends object>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): VersionedCache<Value> {
  const emptied = (version: string) => ({
    version,
    values: new LRUCache<string, Value>({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 8),
      sizeCalculation: (value, key) => 1 + key.length * 2 + bytesOf(value),
    }),
  })
  let cached = emptied('')

  return async (version, key, compute) => {
    if (cached.version !== version) cached = emptied(version)
    // Another read may replace them by those of another version.
    const { values } = cached
    const known = values.get(key)
    if (known) return known
    const value = await compute()
    values.set(key, value)
    return value
  }
}
