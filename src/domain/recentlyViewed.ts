/** How many pieces a device remembers. */
const kept = 12

/** The keys of the pieces that were looked at, newest first, with one more in front. */
export function withViewed(keys: readonly string[], key: string): readonly string[] {
  return key === '' ? keys : [key, ...keys.filter((each) => each !== key)].slice(0, kept)
}

/** Keys read back from the device; undefined for what is no list of texts. */
export function readViewed(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || !value.every((key) => typeof key === 'string')) return undefined
  return value.reduceRight<readonly string[]>(withViewed, [])
}
