import type { Lexicon } from './lexicon.ts'
import { meaningOf } from './meaning.ts'
import { soundOf } from './sound.ts'
import { synonymWords } from './synonyms.ts'

/** One letter in three may differ. */
const typosPerLetter = 1 / 3

/** The known word nearest by sound to an unknown one, with the same first letter; undefined if none is near. */
export function nearestWord(typed: string, lexicon: Lexicon): string | undefined {
  const own = soundOf(typed)
  const maxDistance = Math.floor(own.length * typosPerLetter)
  let nearest: { text: string; distance: number } | undefined
  const words = [...lexicon.words, ...synonymWords.map((text) => ({ text, sound: soundOf(text) }))]
  for (const { text, sound } of words) {
    const mayBeNear = sound[0] === own[0] && Math.abs(sound.length - own.length) <= maxDistance
    if (!mayBeNear || !/^[a-z]{3,}$/.test(text)) continue
    const distance = distanceOf(own, sound)
    if (distance <= maxDistance && distance < (nearest?.distance ?? Infinity) && meaningOf(text, lexicon).length > 0) {
      nearest = { text, distance }
    }
  }
  return nearest?.text
}

/** Levenshtein distance: letters to insert, delete or substitute. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let column = 1; column <= other.length; column++) {
      const change = (row[column - 1] ?? 0) + Number(one[at - 1] !== other[column - 1])
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
