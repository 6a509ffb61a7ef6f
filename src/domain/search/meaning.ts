import type { Lexicon } from './lexicon.ts'
import { isOneTypo, isTransposition } from './oneTypo.ts'
import { inLatin } from './scripts.ts'
import { soundOf } from './sound.ts'
import { isListed, synonymsOf, synonymWords } from './synonyms.ts'

/**
 * Typos are corrected only in words of at least this many letters: shorter words have too many neighbours. In words one
 * letter shorter, only transposed letters are corrected ('slik').
 */
const minLengthForTypos = 5

/** From this many letters on, a known word also matches the longer words that begin with it. */
const minPrefixLength = 4

/** From this many letters on, a prefix is also matched by its sound, and in the lists of synonyms. */
const minSoundPrefixLength = 3

/** From this many letters on, substrings of words are matched if nothing else is found. */
const minSubstringLength = 4

/**
 * The catalogue's words that a typed word means: words that are or sound the same, its other spellings and
 * translations, and longer words that begin with it. An unknown word also means those one typo away and, only if
 * nothing else is found, those that contain it: 'red' must not find 'coloured'. The last word of a search may be
 * incomplete: it means every word that begins with it, so that 'cot' finds what 'cotton' finds.
 */
export function meaningOf(typed: string, lexicon: Lexicon, isLast = false): readonly string[] {
  const found = meanings.get(lexicon) ?? new Map<string, readonly string[]>()
  meanings.set(lexicon, found)
  const key = `${isLast ? 'last' : 'whole'} ${typed}`
  const before = found.get(key)
  if (before) return before
  const meaning = foundMeaning(typed, lexicon, isLast)
  if (found.size >= maxMeanings) found.clear()
  found.set(key, meaning)
  return meaning
}

/**
 * Cached meanings, for each catalogue: every letter of an incomplete search looks up the words before it again, and a
 * search that finds nothing looks up all of them in each of its alternatives.
 */
const meanings = new WeakMap<Lexicon, Map<string, readonly string[]>>()
const maxMeanings = 2000

function foundMeaning(typed: string, lexicon: Lexicon, isLast: boolean): readonly string[] {
  if (isKnown(typed, lexicon)) {
    const known = knownMeaning(typed, lexicon)
    return isLast ? [...new Set([...known, ...beginnings(typed, lexicon)])] : known
  }
  const meant = [...beginnings(typed, lexicon), ...corrected(typed, lexicon)]
  if (meant.length > 0 || typed.length < minSubstringLength) return [...new Set(meant)]
  return lexicon.words.map(({ text }) => text).filter((text) => text.includes(typed))
}

/** Whether a word is one of the catalogue or of the lists of synonyms, in any spelling. */
export function isKnown(typed: string, lexicon: Lexicon): boolean {
  return lexicon.bySound.has(soundOf(typed)) || synonymsOf(typed) !== undefined
}

/** The words that are or sound like a known one, its other spellings and translations; no longer ones. */
export function wholeMeaning(typed: string, { bySound }: Lexicon): readonly string[] {
  const sounds = new Set([soundOf(typed), ...(synonymsOf(typed) ?? []).map(soundOf)])
  return [...sounds].flatMap((sound) => bySound.get(sound) ?? [])
}

function knownMeaning(typed: string, lexicon: Lexicon): readonly string[] {
  const { words, bySound } = lexicon
  const own = soundOf(typed)
  const whole = wholeMeaning(typed, lexicon)
  if (!bySound.has(own) || own.length < minPrefixLength) return whole
  return [...new Set([...whole, ...words.filter(({ sound }) => sound.startsWith(own)).map(({ text }) => text)])]
}

/**
 * The meaning of a word that is still being typed: the meanings of all words that begin with its letters, with its
 * sound or with the sound of one of those. So each letter typed narrows the results, and none adds to them. A known
 * word does not match words of the synonym lists by sound alone, as these have short words of many languages.
 */
function beginnings(typed: string, lexicon: Lexicon): readonly string[] {
  const isOfLists = isListed(typed)
  const letters = isOfLists ? typed : inLatin(typed)
  const isShort = letters.length < minSoundPrefixLength
  // Signs without letters, such as ॐ, become an empty text, with which every word begins.
  const isBegun = ({ text }: Word) => text.startsWith(typed) || (letters !== '' && text.startsWith(letters))
  const fromLists = isShort ? [] : listed.filter(isBegun)
  const byPrefix = [...lexicon.words.filter(isBegun), ...fromLists.filter(({ text }) => text !== typed)]
  const own = isOfLists ? [] : [soundOf(typed)]
  const starts = new Set(
    [...own, ...byPrefix.map(({ sound }) => sound)].filter(({ length }) => length >= minSoundPrefixLength),
  )
  const lengths = [...new Set([...starts].map(({ length }) => length))]
  const byStart = ({ sound }: Word) => lengths.some((length) => starts.has(sound.slice(0, length)))
  const meant = [
    ...lexicon.words.filter((word) => isBegun(word) || byStart(word)),
    ...(isShort || isKnown(typed, lexicon) ? fromLists : listed.filter((word) => isBegun(word) || byStart(word))),
  ]
  const others = isShort ? [] : meant.flatMap(({ text }) => synonymsOf(text) ?? []).map(soundOf)
  const sounds = new Set([...meant.map(({ sound }) => sound), ...others])
  return [...sounds].flatMap((sound) => lexicon.bySound.get(sound) ?? [])
}

type Word = Lexicon['words'][number]

const listed: readonly Word[] = synonymWords.map((text) => ({ text, sound: soundOf(text) }))

/** The meanings of the words one typo away: a word with a typo must find no less than the word itself. */
function corrected(typed: string, lexicon: Lexicon): readonly string[] {
  if (typed.length < minLengthForTypos - 1 || /\d/.test(typed)) return []
  const own = soundOf(typed)
  const isMeant = ({ text, sound }: Word) =>
    (text.length >= minLengthForTypos ? isOneTypo(typed, text) : isTransposition(typed, text)) ||
    (sound.length >= minLengthForTypos && isOneTypo(own, sound))
  const meant = [...lexicon.words.filter(isMeant), ...listed.filter(isMeant)]
  return meant.flatMap(({ text }) => knownMeaning(text, lexicon))
}
