import { expect, test } from 'vitest'
import { namesByPrefix } from './namesByPrefix.ts'

const vocabulary = new Set(['kanjivaram', 'kandangi', 'silk', 'silkmark', 'lalit', 'okan'])

test.each([
  ['kan', ['kanjivaram', 'kandangi']],
  ['silk, Kanj', ['kanjivaram']],
  // Only the last word is incomplete.
  ['kanj silk', undefined],
  ['ka', undefined],
  // A word of the catalogue, or of the synonyms: 'lal' is red.
  ['silk', undefined],
  ['lal', undefined],
  ['lali', ['lalit']],
  ['xyz', undefined],
  ['', undefined],
])('%j lists first the names and weaves with a word of %j', (search, words) => {
  const columns = ['name', 'subcategory'] as const
  const of = words?.flatMap((text) => columns.map((column) => ({ kind: 'contains', column, text })))
  expect(namesByPrefix(search, vocabulary)).toEqual(of && { kind: 'any', of })
})

test('a beginning of more than forty words lists none of them first', () => {
  const words = Array.from({ length: 41 }, (_, index) => `kan${index}`)
  expect(namesByPrefix('kan', new Set(words.slice(1)))?.kind).toBe('any')
  expect(namesByPrefix('kan', new Set(words))).toBeUndefined()
})
