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
  // Only the last word of all may be incomplete.
  [
    'red under 5000',
    [['red'], { kind: 'all', of: [{ kind: 'compare', column: 'price', comparison: 'lte', value: 5000 }] }],
  ],
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
  ['not new', [{ kind: 'not', of: { kind: 'compare', column: 'isNew', comparison: 'eq', value: true } }]],
  [
    'not any new arrivals, red',
    [{ kind: 'not', of: { kind: 'compare', column: 'isNew', comparison: 'eq', value: true } }, ['red', 'reduced']],
  ],
  ['without any border', [without('border')]],
  ['without the border', [without('border')]],
  ['border ke bina silk', [without('border'), ['silk']]],
  [
    'no border or any red or silk',
    [{ kind: 'all', of: [without('border'), { kind: 'all', of: [without('red'), without('silk')] }] }],
  ],
  ['no border or', [without('border')]],
  ['no border or for silk', [without('border'), ['silk']]],
  // Neither a stop word nor nothing is excluded.
  ['for ke bina silk', [without('silk')]],
  ['no for silk', [['silk']]],
  ['no any', [[], []]],
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
  ['സിൽക്ക് സാരി', [['silk'], ['saree']]],
  ['സിൽക്', [['silk']]],
  // With joiners, as older keyboards write them.
  ['സില്\u200Dക്ക് സാരി', [['silk'], ['saree']]],
  ['കോട്ടണ്\u200D', [['cotton']]],
  ['सिल्\u200Dक', [['silk']]],
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

test('phrases and two halves of a word are one part each, and no unknown words', () => {
  const parts = readSearch(
    'no border, not the best seller, madder ke bina, new arrivals, kanji varam, zz 99',
    vocabulary,
  )
  expect(parts.map(({ typed }) => typed)).toEqual([
    'no border',
    'not the best seller',
    'madder ke bina',
    'new arrivals',
    'kanji varam',
    'zz 99',
  ])
  expect(parts.some(({ isUnknown }) => isUnknown)).toBe(false)
  // Words of two letters are not put together.
  expect(readSearch('re duced, re d', vocabulary).map(({ typed }) => typed)).toEqual(['re', 'duced', 'd'])
})

test('a search may name several product codes', () => {
  const typed = readSearch('Red PS 01, pw-cl-05', vocabulary).map((part) => part.typed)
  expect(typed).toEqual(['red', 'ps 01', 'pw-cl-05'])
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
  ['above 1000 and up to 2000', { min: 1000, max: 2000 }],
  ['1000 min 2000 max', { min: 1000, max: 2000 }],
  ['min 1000 max 2000', { min: 1000, max: 2000 }],
  ['five hundred to 1000', { min: 500, max: 1000 }],
  ['under 50', { max: 50 }],
  ['under  2000', { max: 2000 }],
  ['under 49', undefined],
  ['under 2000 around 1000', { max: 2000 }],
  ['borders 3000', undefined],
  ['under 2000 kanjivaram', { max: 2000 }],
  ['kimono over 2000', { min: 2000 }],
  ['2000 and overlay', undefined],
  ['2000 or underlay', undefined],
  ['2000 maxi', undefined],
  ['2000 mini', undefined],
  ['2000 rsvp', undefined],
  ['sunder 2000', undefined],
  ['pullover 2000', undefined],
  ['linear 2000', undefined],
  ['ps-100-200', undefined],
  ['100-200-ps', undefined],
  ['pw500 rs', undefined],
  ['2 to 3000', undefined],
  ['one thousand and one nights', undefined],
  ['do saree', undefined],
  ['saree 5000', undefined],
  ['PW-PS-01', undefined],
  ['2 to 3 metres', undefined],
  ['under', undefined],
])('the price in %j is %j', (search, prices) => {
  expect(pricePhraseIn(search)?.prices).toEqual(prices)
})

const units = 'g gm gms gram grams kg kgs mm cm m metre metres meter meters count counts thread threads'

test.each(units.split(' '))('600 %s is no price', (unit) => {
  expect(bareAmountIn(`600 ${unit}`, () => false)).toBeUndefined()
})

test.each('range budget only between around about under below costing priced'.split(' '))(
  '%s beside a price is no word of the search',
  (word) => {
    expect(pricePhraseIn(`${word} 1000-2000`)?.rest.trim()).toBe('')
    expect(pricePhraseIn(`o${word} ${word}a 1000-2000`)?.rest.trim()).toBe(`o${word} ${word}a`)
  },
)

const saysUpTo =
  'under 2000, below 2000, less than 2000, lower than 2000, cheaper than 2000, less then 2000, ' +
  'less than or equal to 2000, less than or equal 2000, upto 2000, up to 2000, till 2000, until 2000, not exceeding 2000, within 2000, at most 2000, max 2000, maximum 2000, budget 2000, ' +
  'budget of 2000, budget is 2000, < 2000, <=2000, not more than 2000, no higher than 2000, never greater than 2000, ' +
  'not costlier than 2000, not above 2000, not over 2000, 2000 se kam, 2000 ke andar, 2000 ke neeche, 2000 se niche, ' +
  '2000 tak, 2000 or less, 2000 or below, 2000 and under, 2000 max, 2000 maximum, 2000 budget, 2000 से कम, 2000तक, ' +
  '2000 താഴെ, 2000 രൂപയിൽ താഴെ, 2000 கீழ், 2000 ரூபாய்க்குள், 2000 रुपये, 2000 रुपए, 2000 రూపాయలు, 2000 ರೂಪಾಯಿ, ' +
  '₹2000, rs 2000, rs.2000, Rs2000, inr 2000, 2000 rs, 2000 inr, 2000/-, 2000 rupee, 2000 rupees, 2000 rupaye, 2000 rupaiye, under rs2000'

test.each(saysUpTo.split(', '))('%j is a price up to 2000', (search) => {
  expect(pricePhraseIn(search)?.prices).toEqual({ max: 2000 })
})

const saysFrom =
  'above 2000, over 2000, more than 2000, higher than 2000, greater than 2000, costlier than 2000, more then 2000, ' +
  'greater than or equal to 2000, ' +
  'at least 2000, min 2000, minimum 2000, starting 2000, starting from 2000, starts at 2000, from 2000, > 2000, >=2000, ' +
  'not less than 2000, no lower than 2000, never cheaper than 2000, not under 2000, not below 2000, 2000 se zyada, ' +
  '2000 se jyada, 2000 se upar, 2000 or more, 2000 and above, 2000 or over, 2000 and up, 2000 or upward, ' +
  '2000 and upwards, 2000 min, 2000 minimum, 2000 onward, 2000 onwards, 2000+'

test.each(saysFrom.split(', '))('%j is a price from 2000', (search) => {
  expect(pricePhraseIn(search)?.prices).toEqual({ min: 2000 })
})

const saysBetween =
  'between 1000 and 2000, between 1000 & 2000, from 1000 to 2000, 1000 to 2000, 1000 till 2000, 1000 se 2000, 1000-2000, ' +
  '1000 – 2000, rs1000-rs2000, 1000rs-2000rs, above 1000 or under 2000, ' +
  'above 1000 and below rs2000, under 2000 and above 1000, max 2000 min 1000'

test.each(saysBetween.split(', '))('%j is a price between 1000 and 2000', (search) => {
  expect(pricePhraseIn(search)?.prices).toEqual({ min: 1000, max: 2000 })
})

test.each(['around 1000', 'about 1000', 'near 1000', 'approx 1000', 'approximately 1000', 'roughly 1000'])(
  '%j is a price a fifth more or less',
  (search) => {
    expect(pricePhraseIn(search)?.prices).toEqual({ min: 800, max: 1200 })
  },
)

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
  ['600gsm', undefined],
  ['600 georgette', { max: 600 }],
  ['ps 600', undefined],
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
  ['boxes', 'box'],
  ['sashes', 'sash'],
  ['patches', 'patch'],
  ['phulkari', 'fulkari'],
  ['ajrack', 'ajrak'],
  ['qalamkari', 'kalamkari'],
  ['kozhikode', 'kolikode'],
  ['lace', 'lase'],
  ['cottton', 'kotton'],
  ['tussah', 'tussa'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

test.each([
  ['sari', 'zari'],
  ['cotton', 'katan'],
  ['red', 'rid'],
  ['60s', '60'],
  ['fiesta', 'fita'],
  ['banarsi', 'banari'],
  ['possession', 'possion'],
  ['kolhapuri', 'kolapuri'],
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
