import { expect, it } from 'vitest'
import { facetOf } from './facetOf.ts'

it('merges spellings that differ by case, under the most frequent', () => {
  const spellings = [
    { value: 'red', count: 2 },
    { value: 'Red', count: 3 },
    { value: 'Gold', count: 4 },
    { value: '', count: 9 },
  ]
  expect(facetOf('color', spellings)).toEqual({
    column: 'color',
    values: [
      { value: 'Red', count: 5 },
      { value: 'Gold', count: 4 },
    ],
  })
})

it('takes the first by byte order among equally frequent ones', () => {
  const once = ['gold', 'Gold', 'GOLD', 'red'].map((value) => ({ value, count: 1 }))
  expect(facetOf('tags', once).values).toEqual([
    { value: 'GOLD', count: 3 },
    { value: 'red', count: 1 },
  ])
})

it('adds up repeated rows of one spelling', () => {
  const parts = [
    { value: 'a', count: 2 },
    { value: 'A', count: 3 },
    { value: 'a', count: 2 },
  ]
  expect(facetOf('brand', parts).values).toEqual([{ value: 'a', count: 7 }])
})
