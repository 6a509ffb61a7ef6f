import { lexiconOf } from './lexicon.ts'
import { nearestWord } from './nearest.ts'
import { readSearch, type SearchPart } from './readSearch.ts'

/** Another search, for one that finds nothing. */
interface AlternativeSearch {
  search: string
  /** What was left out of the first one; '' where a word was replaced by the nearest one. */
  without: string
}

/** Maximum unknown words that are corrected, and known words that are left out in turn. */
const maxLookedUp = 3
const maxLeftOut = 5

/**
 * Searches similar to one that finds nothing: with the nearest known word in place of an unknown one, without the
 * unknown words, or, if all are known, without each in turn. They may find nothing either.
 */
export function alternativesTo(search: string, vocabulary: ReadonlySet<string>): AlternativeSearch[] {
  const parts = readSearch(search, vocabulary)
  const unknown = parts.filter(({ isUnknown }) => isUnknown)
  const known = parts.filter(({ isUnknown }) => !isUnknown)
  if (unknown.length === 0) {
    if (parts.length < 2) return []
    return parts.slice(0, maxLeftOut).map((part) => ({
      search: searchOf(parts.filter((other) => other !== part)),
      without: part.typed,
    }))
  }
  const lexicon = lexiconOf(vocabulary)
  const nearest = unknown.length > maxLookedUp ? [] : unknown.map(({ typed }) => nearestWord(typed, lexicon))
  const isReplaced = nearest.length > 0 && nearest.every((word) => word !== undefined)
  const replaced = parts.map((part) => (part.isUnknown ? (nearest[unknown.indexOf(part)] ?? '') : part.typed))
  return [
    ...(isReplaced ? [{ search: replaced.join(' '), without: '' }] : []),
    ...(known.length > 0 ? [{ search: searchOf(known), without: searchOf(unknown) }] : []),
  ]
}

function searchOf(parts: readonly SearchPart[]): string {
  return parts.map(({ typed }) => typed).join(' ')
}
