import type { Lexicon } from './lexicon.ts'
import { isKnown, wholeMeaning } from './meaning.ts'
import { longestPhrase, phraseMeaning } from './phrases.ts'
import type { SearchCondition } from './searchCondition.ts'
import { isNegation, isStopWord, negations } from './stopWords.ts'

type Exclusion = readonly [length: number, condition: SearchCondition]

/** They may stand between a negation and what it excludes: 'without any zari'. */
const articles = new Set(['a', 'an', 'any', 'the'])

/**
 * What the first of these words exclude, and how many of them that takes: 'no zari', 'without any zari', 'no silk or zari',
 * 'not on sale' or, in the order of Hindi, 'zari ke bina'. Undefined where they exclude nothing.
 */
export function exclusionAt(words: readonly string[], lexicon: Lexicon): Exclusion | undefined {
  const [first = '', second = '', third = ''] = words
  if (second === 'ke' && third === 'bina' && !isStopWord(first)) return [3, without(first, lexicon)]
  if (!isNegation(first)) return undefined
  const from = articles.has(second) ? 2 : 1
  const excluded = excludedAt(words.slice(from), lexicon)
  if (!excluded) return undefined
  const [length, condition] = excluded
  const to = from + length
  const more = words[to] === 'or' ? exclusionAt([first, ...words.slice(to + 1)], lexicon) : undefined
  return more ? [to + more[0], { kind: 'all', of: [condition, more[1]] }] : [to, condition]
}

/** The phrase or the word that these begin with, excluded. */
function excludedAt(words: readonly string[], lexicon: Lexicon): Exclusion | undefined {
  for (let length = Math.min(words.length, longestPhrase); length > 0; length--) {
    const meaning = phraseMeaning(words.slice(0, length))
    if (meaning) return [length, { kind: 'not', of: meaning }]
  }
  const [word] = words
  return word === undefined || isStopWord(word) ? undefined : [1, without(word, lexicon)]
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
