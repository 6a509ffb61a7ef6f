import { distance } from 'fastest-levenshtein'
import type { Lexicon } from './lexicon.ts'
import { meaningOf } from './meaning.ts'
import { soundOf } from './sound.ts'
import { synonymWords } from './synonyms.ts'

/** Letters that may differ, of three each. */
const typosPerLetter = 1 / 3

/** The known word nearest to an unknown one that begins like it, by its sound; undefined where none is near. */
export function nearestWord(typed: string, lexicon: Lexicon): string | undefined {
  const own = soundOf(typed)
  const most = Math.floor(own.length * typosPerLetter)
  let nearest: { text: string; letters: number } | undefined
  const words = [...lexicon.words, ...synonymWords.map((text) => ({ text, sound: soundOf(text) }))]
  for (const { text, sound } of words) {
    const mayBeNear = sound[0] === own[0] && Math.abs(sound.length - own.length) <= most
    if (!mayBeNear || !/^[a-z]{3,}$/.test(text)) continue
    // How many letters to insert, delete or change.
    const letters = distance(own, sound)
    if (letters <= most && letters < (nearest?.letters ?? Infinity) && meaningOf(text, lexicon).length > 0) {
      nearest = { text, letters }
    }
  }
  return nearest?.text
}
