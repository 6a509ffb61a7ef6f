import { expect, test } from 'vitest'
import { readRecent, withRecent } from './recent.ts'

test('the newest search stands first, and the sixth is forgotten', () => {
  const terms = ['one', 'two', 'three', 'four', 'five', 'six'].reduce<readonly string[]>(withRecent, [])
  expect(terms).toEqual(['six', 'five', 'four', 'three', 'two'])
})

test('a search made again comes to the front once', () => {
  expect(withRecent(['kasavu', 'silk saree'], ' Silk   Saree ')).toEqual(['Silk Saree', 'kasavu'])
})

test.each([[''], ['   '], ['a'.repeat(101)]])('%o is not remembered', (term) => {
  expect(withRecent(['kasavu'], term)).toEqual(['kasavu'])
})

test('what was kept is read back in its order', () => {
  expect(readRecent(['silk', 'kasavu'])).toEqual(['silk', 'kasavu'])
  expect(readRecent(['a', 'b', 'c', 'd', 'e', 'f', 'A'])).toHaveLength(5)
})

test.each([[undefined], ['silk'], [{}], [['silk', 1]], [[null]]])('%o is no list of searches', (value) => {
  expect(readRecent(value)).toBeUndefined()
})
