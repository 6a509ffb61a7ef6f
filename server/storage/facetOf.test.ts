import { expect, it } from 'vitest'
import { facetOf } from './facetOf.ts'

it('counts spellings that differ in capitals as one, under the most frequent', () => {
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

it('takes the first by bytes where several are as frequent', () => {
  const once = ['gold', 'Gold', 'GOLD', 'red'].map((value) => ({ value, count: 1 }))
  expect(facetOf('tags', once).values).toEqual([
    { value: 'GOLD', count: 3 },
    { value: 'red', count: 1 },
  ])
})

it('adds up a spelling that comes in several parts', () => {
  const parts = [
    { value: 'a', count: 2 },
    { value: 'A', count: 3 },
    { value: 'a', count: 2 },
  ]
  expect(facetOf('brand', parts).values).toEqual([{ value: 'a', count: 7 }])
})
