/** How many viewed products are stored. */
const maxViewed = 12

/** The keys of viewed products, newest first, with one more in front. */
export function withViewed(keys: readonly string[], key: string): readonly string[] {
  return key === '' ? keys : [key, ...keys.filter((each) => each !== key)].slice(0, maxViewed)
}

/** Validates stored keys; undefined for anything but a list of strings. */
export function readViewed(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || !value.every((key) => typeof key === 'string')) return undefined
  return value.reduceRight<readonly string[]>(withViewed, [])
}
