import { maxTextLength } from '../limits.ts'

/** How many recent searches are stored. */
const maxRecent = 5

/** The searches with a new one in front; one that differs only by case or whitespace is the same. */
export function withRecent(terms: readonly string[], term: string): readonly string[] {
  const tidy = term.trim().replace(/\s+/g, ' ')
  if (tidy === '' || tidy.length > maxTextLength) return terms
  return [tidy, ...terms.filter((each) => each.toLowerCase() !== tidy.toLowerCase())].slice(0, maxRecent)
}

/** Validates stored searches; undefined for anything but a list of strings. */
export function readRecent(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || !value.every((term) => typeof term === 'string')) return undefined
  return value.reduceRight<readonly string[]>(withRecent, [])
}
