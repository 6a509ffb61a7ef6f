import { expect, test } from 'vitest'
import { readSearch } from './readSearch.ts'

const words = (...of: string[]) => ({ kind: 'words', of })
const all = (...of: readonly object[]) => ({ kind: 'all', of })
const any = (...of: readonly object[]) => ({ kind: 'any', of })
const price = (comparison: 'gte' | 'lte', value: number) => ({ kind: 'compare', column: 'price', comparison, value })
const without = (word: string) =>
  any(
    { kind: 'not', of: words(word) },
    { kind: 'in', column: 'tags', values: ['no', 'not', 'without', 'bina'].map((negation) => `${negation} ${word}`) },
  )

const vocabulary = new Set('red reduced silk saree salwar kanjivaram border colour ladies wear for zar om'.split(' '))
const conditions = (search: string, of: ReadonlySet<string> = vocabulary) =>
  readSearch(search, of).map(({ condition }) => condition)

test.each([
  ['red-7', [any({ kind: 'contains', column: 'code', text: 'red7' }, all(words('red'), words()))]],
  ['silk above 1000', [words('silk'), all(price('gte', 1000))]],
  ['1000 to 2000', [all(price('gte', 1000), price('lte', 2000))]],
  // The first of two same words is complete.
  ['red saree red', [words('red'), words('saree')]],
  // A figure of more than two digits is no count.
  ['100 saree', [words(), words('saree')]],
])('%j asks for %j', (search, expected) => {
  expect(conditions(search)).toEqual(expected)
})

test.each([
  ['kanji varam silk', [any(words('kanjivaram'), all(words('kanjivaram'), words('kanjivaram'))), words('silk')]],
  ['sal war', [any(words('salwar'), all(words('salwar'), words()))]],
])('the words %j may be one: %j', (search, expected) => {
  expect(conditions(search)).toEqual(expected)
})

test('two words that may be one are incomplete at the end of a search alone', () => {
  const of = new Set(['mulmul', 'malmalin', 'silk'])
  expect(conditions('mal mal', of)[0]).toMatchObject({ of: [words('mulmul', 'malmalin'), {}] })
  expect(conditions('mal mal silk', of)[0]).toMatchObject({ of: [words('mulmul'), {}] })
})

test.each([
  ['silkred', all(words('silk'), words('red'))],
  ['sarisilk', all(words('saree'), words('silk'))],
  // Words that say nothing are left out, and a word of such words alone excludes no product.
  ['silkcolour', all(words('silk'))],
  ['ladieswear', all()],
  // Halves have three letters or more; those of three are words of the catalogue in these letters, and say something.
  ['silkom', words()],
  ['jarsilk', words()],
  ['forsilk', words()],
])('the word %j may be two: %j', (search, condition) => {
  const isUnknown = condition.kind === 'words'
  expect(readSearch(search, vocabulary)).toEqual([{ typed: search, condition, isUnknown }])
})

test('a word that has a meaning may be two of four letters or more', () => {
  const of = new Set(['red', 'gold', 'silk', 'redgoldish', 'goldsilkish'])
  expect(conditions('redgold', of)).toEqual([words('redgoldish')])
  expect(conditions('goldsilk', of)).toEqual([
    any(all(words('gold', 'goldsilkish'), words('silk')), words('goldsilkish')),
  ])
})

test('a word of up to thirty letters may be two', () => {
  const [one, other] = ['abcdefghijklmno', 'ponmlkjihgfedcb']
  const of = new Set([one, other, `q${other}`])
  expect(conditions(one + other, of)).toEqual([all(words(one), words(other))])
  expect(conditions(`${one}q${other}`, of)).toEqual([words()])
})

test.each(['a', 'an', 'any', 'the'])("'%s' may stand between a negation and what it excludes", (article) => {
  expect(conditions(`silk without ${article} border`)).toEqual([words('silk'), without('border')])
})

test.each([
  ['no border or red silk', [all(without('border'), without('red')), words('silk')]],
  ['border ke bina silk', [without('border'), words('silk')]],
  // A word that no product has excludes none.
  ['no qwrtp silk', [any({ kind: 'not', of: words() }, { kind: 'in', column: 'tags', values: [] }), words('silk')]],
  ['border ke silk', [words('border'), words('silk')]],
  ['red silk bina border', [words('red'), words('silk'), without('border')]],
])('%j excludes as in %j', (search, expected) => {
  expect(conditions(search)).toEqual(expected)
})
