import { expect, test } from 'vitest'
import { readRecent, withRecent } from './recent.ts'

test('the newest search comes first, and the sixth is dropped', () => {
  const terms = ['one', 'two', 'three', 'four', 'five', 'six'].reduce<readonly string[]>(withRecent, [])
  expect(terms).toEqual(['six', 'five', 'four', 'three', 'two'])
})

test('a search of 100 characters is stored', () => {
  expect(withRecent([], 'a'.repeat(100))).toHaveLength(1)
})

test('a repeated search moves to the front without a duplicate', () => {
  expect(withRecent(['kasavu', 'silk saree'], ' Silk   Saree ')).toEqual(['Silk Saree', 'kasavu'])
})

test.each([[''], ['   '], ['a'.repeat(101)]])('%o is not stored', (term) => {
  expect(withRecent(['kasavu'], term)).toEqual(['kasavu'])
})

test('stored searches are read in order', () => {
  expect(readRecent(['silk', 'kasavu'])).toEqual(['silk', 'kasavu'])
  expect(readRecent(['a', 'b', 'c', 'd', 'e', 'f', 'A'])).toHaveLength(5)
})

test.each([[undefined], ['silk'], [{}], [['silk', 1]], [[null]]])('%o is not a list of searches', (value) => {
  expect(readRecent(value)).toBeUndefined()
})
