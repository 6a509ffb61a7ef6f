import type { kindOf } from '../product/kind.ts'
import { lexiconOf } from './lexicon.ts'
import { wholeMeaning } from './meaning.ts'
import { isNegation } from './stopWords.ts'
import { wordsIn } from './words.ts'

/** The kind that a search can tell from the others: every other product is a saree. */
const kind = 'suite' satisfies ReturnType<typeof kindOf>

/** The kind of product that a search asks for: 'suits' are suites, though a saree's text may say what suits it. */
export function soughtKind(search: string, vocabulary: ReadonlySet<string>): typeof kind | undefined {
  const lexicon = lexiconOf(vocabulary)
  const words = wordsIn(search)
  const isSought = (word: string, at: number) =>
    !isNegation(words[at - 1] ?? '') && wholeMeaning(word, lexicon).includes(kind)
  return words.some(isSought) ? kind : undefined
}
