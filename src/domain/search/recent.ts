/** How many searches a device remembers. */
const kept = 5

/** Signs of a search that are remembered; a longer one is not worth repeating. */
const longest = 100

/** The searches with a new one in front; one that differs by case or room alone is the same. */
export function withRecent(terms: readonly string[], term: string): readonly string[] {
  const tidy = term.trim().replace(/\s+/g, ' ')
  if (tidy === '' || tidy.length > longest) return terms
  return [tidy, ...terms.filter((each) => each.toLowerCase() !== tidy.toLowerCase())].slice(0, kept)
}

/** Searches read back from the device; undefined for what is no list of texts. */
export function readRecent(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || !value.every((term) => typeof term === 'string')) return undefined
  return value.reduceRight<readonly string[]>(withRecent, [])
}
