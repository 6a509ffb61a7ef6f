import { colours } from '../colour.ts'
import { colourFamilyNames } from '../colourFamilyNames.ts'
import { lexiconOf } from './lexicon.ts'
import { isKnown, wholeMeaning } from './meaning.ts'
import { isNegation } from './stopWords.ts'
import { wordsIn } from './words.ts'

const colourWords = new Set([...colourFamilyNames, ...Object.keys(colours)].map((name) => name.toLowerCase()))

/** After a colour, these say that it is not the ground's: 'red border'. */
const parts = new Set(['border', 'zari', 'pallu', 'blouse', 'dupatta', 'motif', 'buti', 'thread'])

/** The colours and families, in lower case, that a search asks for as the ground's colour, in any of its languages. */
export function soughtColours(search: string, vocabulary: ReadonlySet<string>): readonly string[] {
  const lexicon = lexiconOf(vocabulary)
  const words = wordsIn(search)
  const sought = words.flatMap((word, at) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]]
    if (isNegation(before) || parts.has(next)) return []
    const joined = isKnown(word + next, lexicon) ? wholeMeaning(word + next, lexicon) : []
    return [...joined, ...wholeMeaning(word, lexicon)].filter((meant) => colourWords.has(meant))
  })
  return [...new Set(sought)]
}
