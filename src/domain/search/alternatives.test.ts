import { expect, test } from 'vitest'
import { alternativesTo } from './alternatives.ts'
import { lexiconOf } from './lexicon.ts'
import { nearestWord } from './nearest.ts'
import { wordsIn } from './words.ts'

const vocabulary = new Set(wordsIn('Kanjivaram silk saree in madder red; Banarasi organza'))

test.each([
  [
    'kanjavoram silk',
    [
      { search: 'kanjivaram silk', without: '' },
      { search: 'silk', without: 'kanjavoram' },
    ],
  ],
  ['red qwrtpl saree', [{ search: 'red saree', without: 'qwrtpl' }]],
  [
    'organza under 5000',
    [
      { search: 'under 5000', without: 'organza' },
      { search: 'organza', without: 'under 5000' },
    ],
  ],
  [
    'above 1000 organza under 5000',
    [
      { search: 'under 5000 above 1000', without: 'organza' },
      { search: 'organza', without: 'under 5000 above 1000' },
    ],
  ],
  // Up to three unknown words are corrected, but never only some of them.
  ['kanjavoram banurosi orgunzi', [{ search: 'kanjivaram banarasi organza', without: '' }]],
  ['kanjavoram banurosi orgunzi kunjivarom', []],
  ['kanjavoram qwrtpl silk', [{ search: 'silk', without: 'kanjavoram qwrtpl' }]],
  [
    'silk zz 99',
    [
      { search: 'zz 99', without: 'silk' },
      { search: 'silk', without: 'zz 99' },
    ],
  ],
  ['qwrtpl', []],
  ['red', []],
])('%j leads to %j', (search, alternatives) => {
  expect(alternativesTo(search, vocabulary)).toEqual(alternatives)
})

test('at most five words are left out in turn', () => {
  const left = alternativesTo('kanjivaram silk saree madder red banarasi', vocabulary).map(({ without }) => without)
  expect(left).toEqual(['kanjivaram', 'silk', 'saree', 'madder', 'red'])
})

const lexicon = lexiconOf(new Set(['organza', 'silk', 'temple', 'tumpla', 'tissue2', '2tissue', 'ab', 'സാരി']))

test.each([
  ['orgunzi', 'organza'],
  // At most one letter in three differs.
  ['ormunzi', undefined],
  ['seek', 'silk'],
  ['salm', undefined],
  // The first letter is the same.
  ['argonza', undefined],
  // The fewest typos; of two words as near, the first.
  ['tompla', 'tumpla'],
  ['tampli', 'temple'],
  // A word of the synonyms that finds nothing here is not offered.
  ['putole', undefined],
  // Only words of three Latin letters or more are offered.
  ['tissua2', undefined],
  ['2tissua', undefined],
  ['ac', undefined],
  ['സാരു', 'saree'],
])('the known word nearest to %j is %j', (typed, nearest) => {
  expect(nearestWord(typed, lexicon)).toBe(nearest)
})
