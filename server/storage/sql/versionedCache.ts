import { LRUCache } from 'lru-cache'

/** A cache of values by key, valid for one version of the data they were computed from. */
export type VersionedCache<Value> = (version: string, key: string, compute: () => Promise<Value>) => Promise<Value>

/**
 * Keeps values in memory until the version changes; above `maxBytes` the least recently used are evicted. `bytesOf`
 * measures a value; the keys are counted as well, since clients may search for texts of any length.
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
    // While computing, another read may replace `cached` by that of another version.
    const { values } = cached
    const known = values.get(key)
    if (known) return known
    const value = await compute()
    values.set(key, value)
    return value
  }
}
