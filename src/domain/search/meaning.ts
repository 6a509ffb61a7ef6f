import type { Lexicon } from './lexicon.ts'
import { isOneTypo } from './oneTypo.ts'
import { soundOf } from './sound.ts'
import { synonymsOf, synonymWords } from './synonyms.ts'

/** Typos are corrected only in words of at least this many letters: shorter words have too many neighbours. */
const shortestWithTypo = 5

/** From this many letters on, the beginning of a word is looked for even where the word itself is known. */
const shortestBeginning = 4

/** From this many letters on, letters inside a word are looked for where nothing else is found. */
const shortestInside = 4

/**
 * The catalogue's words that a typed word means: words that are or sound the same, its other spellings and translations,
 * and longer words that begin with it. Only for an unknown word also those that are one typo away, and only where
 * nothing else is found those that contain it: 'red' must not find 'coloured'.
 */
export function meaningOf(typed: string, lexicon: Lexicon): readonly string[] {
  if (isKnown(typed, lexicon)) return knownMeaning(typed, lexicon)
  const meant = [...beginnings(typed, lexicon), ...corrected(typed, lexicon)]
  if (meant.length > 0 || typed.length < shortestInside) return [...new Set(meant)]
  return lexicon.words.map(({ text }) => text).filter((text) => text.includes(typed))
}

/** Whether a word is one of the catalogue or of the lists, however it is spelled. */
export function isKnown(typed: string, lexicon: Lexicon): boolean {
  return lexicon.bySound.has(soundOf(typed)) || synonymsOf(typed) !== undefined
}

function knownMeaning(typed: string, { words, bySound }: Lexicon): readonly string[] {
  const own = soundOf(typed)
  const sounds = new Set([own, ...(synonymsOf(typed) ?? []).map(soundOf)])
  const whole = [...sounds].flatMap((sound) => bySound.get(sound) ?? [])
  if (!bySound.has(own) || own.length < shortestBeginning) return whole
  return [...new Set([...whole, ...words.filter(({ sound }) => sound.startsWith(own)).map(({ text }) => text)])]
}

/** What a word means that is still being typed: by its letters, and by its sound. */
function beginnings(typed: string, lexicon: Lexicon): readonly string[] {
  const own = soundOf(typed)
  const begins = (text: string, sound: string) => text.startsWith(typed) || (own.length > 2 && sound.startsWith(own))
  return [
    ...lexicon.words.filter(({ text, sound }) => begins(text, sound)).map(({ text }) => text),
    ...synonymWords
      .filter((word) => typed.length > 2 && begins(word, soundOf(word)))
      .flatMap((word) => knownMeaning(word, lexicon)),
  ]
}

/** A word with a typo must find no less than the word itself. */
function corrected(typed: string, lexicon: Lexicon): readonly string[] {
  if (typed.length < shortestWithTypo - 1 || /\d/.test(typed)) return []
  const own = soundOf(typed)
  const isTypoOf = (text: string, sound: string) =>
    (text.length >= shortestWithTypo && isOneTypo(typed, text)) ||
    (sound.length >= shortestWithTypo && isOneTypo(own, sound))
  const meant = [
    ...lexicon.words.filter(({ text, sound }) => isTypoOf(text, sound)).map(({ text }) => text),
    ...synonymWords.filter((word) => isTypoOf(word, soundOf(word))),
  ]
  return meant.flatMap((word) => knownMeaning(word, lexicon))
}
