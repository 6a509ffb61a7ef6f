import type { Lexicon } from './lexicon.ts'
import { isKnown, wholeMeaning } from './meaning.ts'
import { longestPhrase, phraseMeaning } from './phrases.ts'
import type { SearchCondition } from './searchCondition.ts'
import { isNegation, isStopWord, negations } from './stopWords.ts'

/** They may stand between a negation and what it excludes: 'without any zari'. */
const articles = new Set(['a', 'an', 'any', 'the'])

/** Words of the longest exclusion: 'not any …'. */
export const longestExclusion = 2 + longestPhrase

/**
 * What the first of these words exclude, and how many of them that takes: 'no zari', 'without any zari', 'not on sale' or,
 * in the order of Hindi, 'zari ke bina'. Undefined where they exclude nothing.
 */
export function exclusionAt(
  words: readonly string[],
  lexicon: Lexicon,
): readonly [length: number, condition: SearchCondition] | undefined {
  const [first = '', second = '', third = ''] = words
  if (second === 'ke' && third === 'bina' && !isStopWord(first)) return [3, without(first, lexicon)]
  if (!isNegation(first)) return undefined
  const from = articles.has(second) ? 2 : 1
  for (let length = longestPhrase; length > 0; length--) {
    const phrase = words.slice(from, from + length)
    const meaning = phraseMeaning(phrase)
    if (meaning) return [from + phrase.length, { kind: 'not', of: meaning }]
  }
  const excluded = words[from]
  return excluded === undefined || isStopWord(excluded) ? undefined : [from + 1, without(excluded, lexicon)]
}

/** Products without what the word itself means, not without longer words that begin with it, and those tagged as without it. */
function without(text: string, lexicon: Lexicon): SearchCondition {
  const words = isKnown(text, lexicon) ? wholeMeaning(text, lexicon) : []
  const tags = negations.flatMap((negation) => words.map((word) => `${negation} ${word}`))
  return {
    kind: 'any',
    of: [
      { kind: 'not', of: { kind: 'words', of: words } },
      { kind: 'in', column: 'tags', values: tags },
    ],
  }
}
