import { expect, test } from 'vitest'
import { readViewed, withViewed } from './recentlyViewed.ts'

test('the newest comes first, and the thirteenth is dropped', () => {
  const keys = Array.from({ length: 13 }, (_, place) => `ps-${place}`).reduce<readonly string[]>(withViewed, [])
  expect(keys).toHaveLength(12)
  expect([keys[0], keys.at(-1)]).toEqual(['ps-12', 'ps-1'])
})

test('a product viewed again moves to the front without a duplicate', () => {
  expect(withViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
})

test('a product without a key is not stored', () => {
  expect(withViewed(['a'], '')).toEqual(['a'])
})

test('stored keys are read in order, without duplicates', () => {
  expect(readViewed(['a', 'b'])).toEqual(['a', 'b'])
  expect(readViewed(['a', 'b', 'a', ''])).toEqual(['a', 'b'])
  expect(readViewed(Array.from({ length: 40 }, (_, place) => String(place)))).toHaveLength(12)
})

test.each([[undefined], ['a'], [{}], [['a', 1]], [[null]]])('%o is not a list of keys', (value) => {
  expect(readViewed(value)).toBeUndefined()
})
