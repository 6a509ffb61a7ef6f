import type { SearchCondition } from './searchCondition.ts'
import { isListed } from './synonyms.ts'
import { wordsIn } from './words.ts'

/** Letters from which on names are looked at, and words that a beginning may have. */
const shortest = 3
const most = 40

/**
 * The products that come first while the last word of a search is being typed: those whose name or weave has a word that
 * begins so. Undefined for a word of the catalogue or the lists, whose results have the order of every listing.
 */
export function namesByPrefix(search: string, vocabulary: ReadonlySet<string>): SearchCondition | undefined {
  const typed = wordsIn(search).at(-1) ?? ''
  if (typed.length < shortest || vocabulary.has(typed) || isListed(typed)) return undefined
  const begun = [...vocabulary].filter((word) => word.startsWith(typed))
  if (begun.length === 0 || begun.length > most) return undefined
  const of = begun.flatMap((text) =>
    (['name', 'subcategory'] as const).map((column): SearchCondition => ({ kind: 'contains', column, text })),
  )
  return { kind: 'any', of }
}
