import { asciiDigits } from '../address/normalise.ts'
import { exclusionAt } from './exclusion.ts'
import { lexiconOf, type Lexicon } from './lexicon.ts'
import { isKnown, meaningOf } from './meaning.ts'
import { longestPhrase, phraseMeaning } from './phrases.ts'
import type { PriceBounds } from './pricePatterns.ts'
import { bareAmountIn, pricePhraseIn } from './pricePhrase.ts'
import type { SearchCondition } from './searchCondition.ts'
import { soundOf } from './sound.ts'
import { codeLetters, isStopWord } from './stopWords.ts'
import { wordsIn } from './words.ts'

/** A word or phrase of a search. */
export interface SearchPart {
  typed: string
  condition: SearchCondition
  /** No product matches it. */
  isUnknown: boolean
}

/** A word of a search; the last one may be incomplete. */
interface TypedWord {
  text: string
  isLast: boolean
}

/** Two-letter groups and a number, or letters and a number: 'PW-PS-01', 'pw ps 01', 'X7'. */
const codePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${codeLetters}[\s-]){1,2}\d{1,4}|[a-z]{1,8}(?:-[a-z]{1,8})*-?\d{1,6})(?![\p{L}\p{N}])`,
  'gu',
)

/**
 * The parts of a search; a product matches when it matches every one. Reads price phrases, phrases such as 'new
 * arrivals' and product codes, and everything else as words of the catalogue, so that all storage engines find the
 * same.
 */
export function readSearch(sought: string, vocabulary: ReadonlySet<string>): readonly SearchPart[] {
  const search = asciiDigits(sought)
  const lexicon = lexiconOf(vocabulary)
  const price = pricePhraseIn(search) ?? bareAmountIn(search, (digits) => vocabulary.has(digits))
  const text = (price?.rest ?? search).toLowerCase()
  const codes = text.match(codePattern) ?? []
  const parts = [
    ...wordParts(wordsIn(text.replace(codePattern, ' ')), lexicon, wordsIn(search).at(-1)),
    ...codes.map(codePart),
    ...(price ? [pricePart(price.typed, price.prices)] : []),
  ]
  const meaningful = parts.filter(({ typed, isUnknown }) => !isStopWord(typed) && !(isUnknown && isCount(typed)))
  return meaningful.length > 0 ? meaningful : parts

  function codePart(typed: string): SearchPart {
    const words = wordsIn(typed)
    const condition: SearchCondition = {
      kind: 'any',
      of: [
        { kind: 'contains', column: 'code', text: words.join('') },
        allOf(
          words.map((word) => ({ text: word, isLast: false })),
          lexicon,
        ),
      ],
    }
    return { typed, condition, isUnknown: false }
  }
}

function pricePart(typed: string, { min, max }: PriceBounds): SearchPart {
  const of: SearchCondition[] = []
  if (min !== undefined) of.push({ kind: 'compare', column: 'price', comparison: 'gte', value: min })
  if (max !== undefined) of.push({ kind: 'compare', column: 'price', comparison: 'lte', value: max })
  return { typed, condition: { kind: 'all', of }, isUnknown: false }
}

/** `last` is the last word of the whole search, which may be incomplete. */
function wordParts(words: readonly string[], lexicon: Lexicon, last: string | undefined): SearchPart[] {
  const parts: SearchPart[] = []
  const meant = words.map((text, at): TypedWord => ({ text, isLast: text === last && at === words.length - 1 }))
  for (let at = 0; at < words.length;) {
    const [length, part] = partAt(meant.slice(at), lexicon)
    if (!parts.some(({ typed }) => typed === part.typed)) parts.push(part)
    at += length
  }
  return parts
}

/** The part that begins with the first of these words, and how many of them it takes. */
function partAt(words: readonly TypedWord[], lexicon: Lexicon): readonly [length: number, part: SearchPart] {
  const [first = noWord] = words
  const all = words.map(({ text }) => text)
  const exclusion = exclusionAt(all, lexicon)
  if (exclusion) {
    const [length, condition] = exclusion
    return [length, { typed: all.slice(0, length).join(' '), condition, isUnknown: false }]
  }
  for (let length = Math.min(words.length, longestPhrase); length > 0; length--) {
    const some = words.slice(0, length)
    const texts = all.slice(0, length)
    const typed = texts.join(' ')
    const meaning = phraseMeaning(texts)
    if (meaning) {
      const condition: SearchCondition = { kind: 'any', of: [meaning, inName(texts)] }
      return [length, { typed, condition, isUnknown: false }]
    }
    if (length > 1 && texts.every((text) => text.length > 2) && isKnown(texts.join(''), lexicon)) {
      const of = [wordCondition(joinedWord(some), lexicon), allOf(some, lexicon)]
      return [length, { typed, condition: { kind: 'any', of }, isUnknown: false }]
    }
  }
  const condition = wordCondition(first, lexicon)
  return [1, { typed: first.text, condition, isUnknown: condition.kind === 'words' && condition.of.length === 0 }]
}

/** A product may be called by these words: 'New Moon'. Whole words, so that 'sale' does not find 'Salem'. */
function inName(texts: readonly string[]): SearchCondition {
  const words = texts.map((text): SearchCondition => ({ kind: 'words', of: [text] }))
  return { kind: 'all', of: [...words, { kind: 'contains', column: 'name', text: texts.join(' ') }] }
}

/** How many of something: '2 sarees', '6 metres'. */
function isCount(typed: string): boolean {
  return /^\d{1,2}$/.test(typed)
}

const noWord: TypedWord = { text: '', isLast: false }

function joinedWord(words: readonly TypedWord[]): TypedWord {
  return { text: words.map(({ text }) => text).join(''), isLast: words.at(-1)?.isLast === true }
}

function allOf(words: readonly TypedWord[], lexicon: Lexicon): SearchCondition {
  return { kind: 'all', of: words.map((word) => wordCondition(word, lexicon)) }
}

function wordCondition({ text, isLast }: TypedWord, lexicon: Lexicon): SearchCondition {
  const own: SearchCondition = { kind: 'words', of: meaningOf(text, lexicon, isLast) }
  // Where nothing else is found, a half may be a short word: 'skyblue'.
  const halves = isKnown(text, lexicon) ? undefined : halvesOf(text, lexicon, own.of.length > 0 ? 4 : 3)
  if (!halves) return own
  const apart = allOf(
    halves.map((half) => ({ text: half, isLast: false })),
    lexicon,
  )
  // A typo may fall apart into two words as well: 'kanjivarm' is 'kanjivaram', and 'kanji varm'.
  return own.of.length > 0 ? { kind: 'any', of: [apart, own] } : apart
}

/** Maximum letters of two words written as one; longer ones are not split. */
const longestJoined = 30

/** Two words written as one: 'silksaree'. */
function halvesOf(typed: string, lexicon: Lexicon, shortest: 3 | 4): readonly string[] | undefined {
  if (typed.length > longestJoined) return undefined
  for (let at = shortest; at <= typed.length - shortest; at++) {
    const halves = [typed.slice(0, at), typed.slice(at)]
    if (halves.every((half) => (half.length < 4 ? isWord(half, lexicon) : isKnown(half, lexicon))))
      return halves.filter((half) => !isStopWord(half))
  }
  return undefined
}

function isWord(text: string, lexicon: Lexicon): boolean {
  return !isStopWord(text) && lexicon.bySound.get(soundOf(text))?.includes(text) === true
}
