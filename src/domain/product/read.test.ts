import { expect, test } from 'vitest'
import { distinct, flagOf, numberOf, sentencesOf, textOf, textsOf } from './read.ts'

test.each([
  [2999, 2999],
  ['2,999', 2999],
  ['₹2,999.50 only', 2999.5],
  ['5.25 m', 5.25],
  ['-4', -4],
  [-0, 0],
  ['-0', 0],
  [NaN, undefined],
  ['9'.repeat(400), undefined],
  ['six', undefined],
  [true, undefined],
])('the number in %j is %j', (value, number) => {
  expect(numberOf(value)).toBe(number)
})

test.each([
  [true, true],
  [' Yes ', true],
  ['TRUE', true],
  ['1', true],
  [1, true],
  [false, false],
  ['No', false],
  ['false', false],
  [0, false],
  ['', undefined],
  ['maybe', undefined],
  [2, undefined],
  [{}, undefined],
])('the flag %j is %j', (value, flag) => {
  expect(flagOf(value)).toBe(flag)
})

test.each([
  [' silk ', 'silk'],
  [12, '12'],
  [Infinity, ''],
  [null, ''],
  [true, ''],
])('the text of %j is %j', (value, text) => {
  expect(textOf(value)).toBe(text)
})

test('a list is joined by commas or listed, by text, name or label; sentences keep their commas', () => {
  const value = ['Red, Gold', { name: 'red' }, { label: ' Green ' }, { name: '', label: 'Blue' }, null, undefined, '']
  expect(textsOf(value)).toEqual(['Red', 'Gold', 'Green', 'Blue'])
  expect(sentencesOf(value)).toEqual(['Red, Gold', 'red', 'Green', 'Blue'])
  expect(sentencesOf('Dry clean, or by hand')).toEqual(['Dry clean, or by hand'])
  expect(distinct([' Silk', 'SILK', ' '])).toEqual(['Silk'])
})
