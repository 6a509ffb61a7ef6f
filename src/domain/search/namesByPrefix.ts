import type { SearchCondition } from './searchCondition.ts'
import { isListed } from './synonyms.ts'
import { wordsIn } from './words.ts'

/** Minimum letters of a prefix. */
const minLetters = 3
/** Maximum words of the vocabulary that begin with it: more do not help. */
const maxWords = 40

/**
 * The products that come first while the last word of a search is being typed: those whose name or weave has a word
 * with this prefix. Undefined for a word of the catalogue or of the synonyms, whose results have the default order.
 */
export function namesByPrefix(search: string, vocabulary: ReadonlySet<string>): SearchCondition | undefined {
  const typed = wordsIn(search).at(-1) ?? ''
  if (typed.length < minLetters || vocabulary.has(typed) || isListed(typed)) return undefined
  const words = [...vocabulary].filter((word) => word.startsWith(typed))
  if (words.length === 0 || words.length > maxWords) return undefined
  const of = words.flatMap((text) =>
    (['name', 'subcategory'] as const).map((column): SearchCondition => ({ kind: 'contains', column, text })),
  )
  return { kind: 'any', of }
}
