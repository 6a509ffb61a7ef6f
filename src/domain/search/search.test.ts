import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { isKnown, meaningOf } from './meaning.ts'
import { isOneTypo } from './oneTypo.ts'
import { bareAmountIn, pricePhraseIn } from './pricePhrase.ts'
import { readSearch } from './readSearch.ts'
import { soughtColours } from './soughtColours.ts'
import { soughtKind } from './soughtKind.ts'
import { soundOf } from './sound.ts'
import { synonymWords } from './synonyms.ts'
import { wordsIn } from './words.ts'

const vocabulary = new Set(
  wordsIn(
    'Kanjivaram temple border silk saree in a madder, red, coloured, reduced; Banarasi organza; salwar suite, cotton',
  ),
)
const lexicon = lexiconOf(vocabulary)
const only = (text: string) => ({ kind: 'words', of: [text] })
const either = (...of: readonly object[]) => ({ kind: 'any', of })
const without = (word: string) =>
  either(
    { kind: 'not', of: only(word) },
    { kind: 'in', column: 'tags', values: ['no', 'not', 'without', 'bina'].map((negation) => `${negation} ${word}`) },
  )
const called = (text: string) => ({
  kind: 'all',
  of: [...text.split(' ').map(only), { kind: 'contains', column: 'name', text }],
})
const find = (search: string) =>
  readSearch(search, vocabulary).map(({ condition }) => (condition.kind === 'words' ? condition.of : condition))

test.each([
  ['kanjivaram', [['kanjivaram']]],
  ['Kanchipuram', [['kanjivaram']]],
  ['kanchivaram silk', [['kanjivaram'], ['silk']]],
  ['sari', [['saree']]],
  ['benarasi sarees', [['banarasi'], ['saree']]],
  ['shalwar suits', [['salwar'], ['suite']]],
  ['kanjivram', [['kanjivaram']]],
  ['kanchipurma', [['kanjivaram']]],
  ['cottno', [['cotton']]],
  ['cott', [['cotton']]],
  ['co', [['coloured', 'cotton']]],
  ['red', [['red', 'reduced']]],
  ['red saree', [['red'], ['saree']]],
  ['red sare', [['red'], ['saree']]],
  ['otto', [['cotton']]],
  ['ott', [[]]],
  ['aaa', [[]]],
  ['tt', [[]]],
  ['slik', [['silk']]],
  ['sikl', [['silk']]],
  ['solk', [[]]],
  ['redsilk', [{ kind: 'all', of: [only('red'), only('silk')] }]],
  ['no silk', [without('silk')]],
  ['saree without border', [['saree'], without('border')]],
  ['saree not border', [['saree'], without('border')]],
  ['no', [[]]],
  ['red or silk', [['red'], ['silk']]],
  ['20% off', [either({ kind: 'compare', column: 'discount', comparison: 'gt', value: 0 }, called('off'))]],
  [
    'best seller',
    [either({ kind: 'compare', column: 'isBestseller', comparison: 'eq', value: true }, called('best seller'))],
  ],
  ['silk nonsense', [['silk'], []]],
  ['silk SILK', [['silk']]],
  ['(silk)+*', [['silk']]],
  ['silk for women', [['silk']]],
  ['കാഞ്ചീപുരം പട്ട്', [['kanjivaram'], ['silk']]],
  [
    'cotton ५०००',
    [['cotton'], { kind: 'all', of: [{ kind: 'compare', column: 'price', comparison: 'lte', value: 5000 }] }],
  ],
  ['ॐ', [[]]],
  ['', []],
  ['  ,;  ', []],
])('%s matches the words %j', (search, terms) => {
  expect(find(search)).toEqual(terms)
})

test.each([
  ['saree under 5000', { max: 5000 }],
  ['below ₹5,000/-', { max: 5000 }],
  ['5k to 10k', { min: 5000, max: 10_000 }],
  ['10000-5000', { min: 5000, max: 10_000 }],
  ['between 1 lakh and 1.5 lakh', { min: 100_000, max: 150_000 }],
  ['silk between 5k & 10k', { min: 5000, max: 10_000 }],
  ['silk at most 4000', { max: 4000 }],
  ['under 1 lakh and 20 thousand', { max: 120_000 }],
  ['above 20 thousand', { min: 20_000 }],
  ['around 2000', { min: 1600, max: 2400 }],
  ['5000 se kam', { max: 5000 }],
  ['₹5000', { max: 5000 }],
  ['saree under two thousand', { max: 2000 }],
  ['twenty five thousand to one lakh', { min: 25_000, max: 100_000 }],
  ['below two thousand five hundred', { max: 2500 }],
  ['paanch hazar se kam', { max: 5000 }],
  ['budget 3000', { max: 3000 }],
  ['not more than 3000', { max: 3000 }],
  ['silk no more than 3000', { max: 3000 }],
  ['not above 3k', { max: 3000 }],
  ['no less than 3000', { min: 3000 }],
  ['not below 3000', { min: 3000 }],
  ['5-10k', { min: 5000, max: 10_000 }],
  ['2 to 5 thousand', { min: 2000, max: 5000 }],
  ['1 to 2 lakh', { min: 100_000, max: 200_000 }],
  ['500 to 2k', { min: 500, max: 2000 }],
  ['3000 budget saree', { max: 3000 }],
  ['under 2000 above 1000', { min: 1000, max: 2000 }],
  ['under 2000 below 1000', { max: 2000 }],
  ['2000 or above', { min: 2000 }],
  ['saree 2000+', { min: 2000 }],
  ['2000 onwards', { min: 2000 }],
  ['starting at 2000', { min: 2000 }],
  ['2000 se jyada', { min: 2000 }],
  ['2000 or below', { max: 2000 }],
  ['less then 2000', { max: 2000 }],
  ['till 2000', { max: 2000 }],
  ['2000 max', { max: 2000 }],
  ['2000 ke niche', { max: 2000 }],
  ['saree 2000 rs', { max: 2000 }],
  ['2000 rupaye', { max: 2000 }],
  ['2000 रुपये से कम', { max: 2000 }],
  ['2000 രൂപയിൽ താഴെ', { max: 2000 }],
  ['2000 ரூபாய்க்கு கீழ்', { max: 2000 }],
  ['above 1000 and up to 2000', { min: 1000, max: 2000 }],
  ['above 1000 or under 2000', { min: 1000, max: 2000 }],
  ['1000 min 2000 max', { min: 1000, max: 2000 }],
  ['min 1000 max 2000', { min: 1000, max: 2000 }],
  ['five hundred to 1000', { min: 500, max: 1000 }],
  ['under 50', { max: 50 }],
  ['under 49', undefined],
  ['one thousand and one nights', undefined],
  ['do saree', undefined],
  ['saree 5000', undefined],
  ['PW-PS-01', undefined],
  ['2 to 3 metres', undefined],
  ['under', undefined],
])('the price in %j is %j', (search, prices) => {
  expect(pricePhraseIn(search)?.prices).toEqual(prices)
})

test.each([
  ['2850', { max: 2850 }],
  ['saree 2,850', { max: 2850 }],
  ['2k', { max: 2000 }],
  ['silk 1 lakh', { max: 100_000 }],
  ['silk 1 lakh 20 thousand', { max: 120_000 }],
  ['five thousand', { max: 5000 }],
  ['a thousand', { max: 1000 }],
  ['500', { max: 500 }],
  ['100000', { max: 100_000 }],
  ['499', undefined],
  ['9876543210', undefined],
  ['600 grams', undefined],
  ['pw ps 600', undefined],
  ['1930', undefined],
])('the bare amount in %j is %j', (search, prices) => {
  expect(bareAmountIn(search, (digits) => digits === '1930')?.prices).toEqual(prices)
})

test.each([
  ['kanchivaram', 'kanjivaram'],
  ['doopatta', 'dupata'],
  ['sarees', 'sari'],
  ['parties', 'party'],
  ['dresses', 'dress'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

test.each([
  ['sari', 'zari'],
  ['cotton', 'katan'],
  ['red', 'rid'],
  ['60s', '60'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

test.each([
  ['Red saree', ['red']],
  ['lal saree', ['red']],
  ['red border', []],
  ['red saree without border', ['red']],
  ['silk, not red', []],
  ['no red', []],
  ['silk', []],
])('the ground that %j asks for is %j', (search, colours) => {
  expect(soughtColours(search, vocabulary)).toEqual(colours)
})

test.each([
  ['Suits', 'suite'],
  ['salwar suites', 'suite'],
  ['no suits', undefined],
  ['silk saree', undefined],
])('the kind that %j asks for is %j', (search, kind) => {
  expect(soughtKind(search, vocabulary)).toBe(kind)
})

test('a word of five letters or more is found with any one typo, unless the typo is a word itself', () => {
  const words = [...new Set([...vocabulary, ...synonymWords])].filter((word) => /^[a-z]{5,}$/.test(word))
  const letters = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'))
  let looked = 0
  for (const word of words) {
    fc.assert(
      fc.property(
        fc.nat(word.length - 1),
        letters,
        fc.constantFrom('in', 'out', 'change', 'swap'),
        (at, letter, kind) => {
          const typed = withTypo(word, at, letter, kind)
          fc.pre(typed !== word && !isKnown(typed, lexicon))
          expect(isOneTypo(typed, word)).toBe(true)
          expect(meaningOf(typed, lexicon)).toEqual(expect.arrayContaining([...meaningOf(word, lexicon)]))
          looked += 1
        },
      ),
      { numRuns: 60 },
    )
  }
  expect(looked).toBeGreaterThanOrEqual(words.length * 60)
})

function withTypo(word: string, at: number, letter: string, kind: 'in' | 'out' | 'change' | 'swap'): string {
  if (kind === 'in') return word.slice(0, at) + letter + word.slice(at)
  if (kind === 'out') return word.slice(0, at) + word.slice(at + 1)
  if (kind === 'change') return word.slice(0, at) + letter + word.slice(at + 1)
  return word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2)
}

test('two typos match nothing', () => {
  expect(isOneTypo('kanjvrm', 'kanjivaram')).toBe(false)
  expect(isOneTypo('silk', 'silk')).toBe(false)
})

test('any text is read without failing, and quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      expect(Array.isArray(readSearch(text, vocabulary))).toBe(true)
    }),
  )
  const before = performance.now()
  for (const text of [
    'under '.repeat(80),
    '1'.repeat(500),
    '1,'.repeat(250),
    'a-'.repeat(250),
    'aa '.repeat(166),
    '1 '.repeat(250),
  ]) {
    readSearch(text, vocabulary)
  }
  expect(performance.now() - before).toBeLessThan(1000)
})

test('the meaning of a word is found once for a catalogue', () => {
  expect(meaningOf('kanjivarm', lexicon)).toBe(meaningOf('kanjivarm', lexicon))
  expect(meaningOf('red', lexicon, true)).not.toEqual(meaningOf('red', lexicon))
})
