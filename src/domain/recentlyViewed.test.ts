import { expect, test } from 'vitest'
import { readViewed, withViewed } from './recentlyViewed.ts'

test('the newest stands first, and the thirteenth is forgotten', () => {
  const keys = Array.from({ length: 13 }, (_, place) => `ps-${place}`).reduce<readonly string[]>(withViewed, [])
  expect(keys).toHaveLength(12)
  expect([keys[0], keys.at(-1)]).toEqual(['ps-12', 'ps-1'])
})

test('a piece seen again comes to the front once', () => {
  expect(withViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
})

test('a piece without a key is not remembered', () => {
  expect(withViewed(['a'], '')).toEqual(['a'])
})

test('what was kept is read back in its order, each once', () => {
  expect(readViewed(['a', 'b'])).toEqual(['a', 'b'])
  expect(readViewed(['a', 'b', 'a', ''])).toEqual(['a', 'b'])
  expect(readViewed(Array.from({ length: 40 }, (_, place) => String(place)))).toHaveLength(12)
})

test.each([[undefined], ['a'], [{}], [['a', 1]], [[null]]])('%o is no list of pieces', (value) => {
  expect(readViewed(value)).toBeUndefined()
})
