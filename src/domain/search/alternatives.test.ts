import { expect, test } from 'vitest'
import { alternativesTo } from './alternatives.ts'
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
  ['qwrtpl', []],
  ['red', []],
])('%j leads to %j', (search, alternatives) => {
  expect(alternativesTo(search, vocabulary)).toEqual(alternatives)
})
