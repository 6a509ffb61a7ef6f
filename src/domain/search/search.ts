import { familyWords, spellingsOf } from './families.ts'
import { isOneSlip } from './oneSlip.ts'
import { wordsIn } from './words.ts'

/** Words of fewer letters are taken as typed: one slip would turn them into too many others. */
const shortestWithSlip = 5

/** Typed letters from which a word may also stand inside another; fewer must begin it. */
const shortestInside = 3

/**
 * What a search asks for: one list per typed word, holding the words of the catalogue it can mean. A product answers when
 * it has one word of every list. An empty list is a word that means nothing here, and no product answers.
 */
export type SearchTerms = readonly (readonly string[])[]

/**
 * Reads a search over the words of a catalogue, so that every store answers alike. A typed word means the words that
 * hold it, its other spellings, and, when it is itself no word, those of five letters or more that are one slip away.
 */
export function searchTerms(search: string, vocabulary: ReadonlySet<string>): SearchTerms {
  return [...new Set(wordsIn(search))].map((typed) => meaningsOf(typed, vocabulary))
}

function meaningsOf(typed: string, vocabulary: ReadonlySet<string>): readonly string[] {
  const isWord = vocabulary.has(typed) || spellingsOf(typed).length > 0
  const meant = isWord ? [typed] : [...vocabulary, ...familyWords].filter((word) => isSlipOf(typed, word))
  const spelled = new Set(meant.flatMap(spellingsOf))
  // What a word with a slip means must find no less than the word itself: 'tempel' finds 'temples' as 'temple' does.
  const sought = [typed, ...meant]
  return [...vocabulary].filter((word) => spelled.has(word) || sought.some((each) => holds(word, each)))
}

function isSlipOf(typed: string, word: string): boolean {
  return word.length >= shortestWithSlip && isOneSlip(typed, word)
}

function holds(word: string, typed: string): boolean {
  return typed.length >= shortestInside ? word.includes(typed) : word.startsWith(typed)
}
