import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyWords } from './families.ts'
import { isOneSlip } from './oneSlip.ts'
import { searchTerms } from './search.ts'
import { wordsIn } from './words.ts'

const vocabulary = new Set(
  wordsIn('Kanjivaram temple border silk saree in madder; Banarasi organza; salwar suite, cotton'),
)
const find = (search: string) => searchTerms(search, vocabulary)

test.each([
  ['kanjivaram', [['kanjivaram']]],
  ['Kanchipuram', [['kanjivaram']]],
  ['kanjeevaram silk', [['kanjivaram'], ['silk']]],
  ['sari', [['saree']]],
  ['benarasi sarees', [['banarasi'], ['saree']]],
  ['shalwar suits', [['salwar'], ['suite']]],
  ['kanjivram', [['kanjivaram']]],
  ['kanchipurma', [['kanjivaram']]],
  ['cottno', [['cotton']]],
  ['cott', [['cotton']]],
  ['ott', [['cotton']]],
  ['co', [['cotton']]],
  ['tt', [[]]],
  ['slik', [[]]],
  ['silk nonsense', [['silk'], []]],
  ['silk SILK', [['silk']]],
  ['(silk)+*', [['silk']]],
  ['', []],
  ['  ,;  ', []],
])('%s means %j', (search, terms) => {
  expect(find(search)).toEqual(terms)
})

test('a word of five letters or more is found with any one slip, unless the slip is a word itself', () => {
  const words = [...new Set([...vocabulary, ...familyWords])].filter((word) => word.length >= 5)
  const letters = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'))
  let looked = 0
  for (const word of words) {
    fc.assert(
      fc.property(
        fc.nat(word.length - 1),
        letters,
        fc.constantFrom('in', 'out', 'change', 'swap'),
        (at, letter, kind) => {
          const typed = slip(word, at, letter, kind)
          fc.pre(typed !== word && !vocabulary.has(typed) && !familyWords.includes(typed))
          expect(isOneSlip(typed, word)).toBe(true)
          const own = find(word)[0] ?? []
          expect(find(typed)[0]).toEqual(expect.arrayContaining([...own]))
          looked += 1
        },
      ),
      { numRuns: 60 },
    )
  }
  expect(looked).toBeGreaterThanOrEqual(words.length * 60)
})

function slip(word: string, at: number, letter: string, kind: 'in' | 'out' | 'change' | 'swap'): string {
  if (kind === 'in') return word.slice(0, at) + letter + word.slice(at)
  if (kind === 'out') return word.slice(0, at) + word.slice(at + 1)
  if (kind === 'change') return word.slice(0, at) + letter + word.slice(at + 1)
  return word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2)
}

test('two slips are too many', () => {
  expect(isOneSlip('kanjvrm', 'kanjivaram')).toBe(false)
  expect(isOneSlip('silk', 'silk')).toBe(false)
})
