import { expect, test } from 'vitest'
import { median, medianAndRange } from './statistics.ts'

test.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [4, 1, 2, 3], middle: 2.5 },
  { values: [7], middle: 7 },
  { values: [1, 2, Infinity, Infinity, Infinity], middle: Infinity },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})

test.each([
  { values: [1200.4, 1300.2, 1250], shown: '1250 (1200–1300)' },
  { values: [24, 24, 24], shown: '24' },
  { values: [1, 2, Infinity], shown: '2 (1––)' },
])('$values are shown as $shown', ({ values, shown }) => {
  expect(medianAndRange(values)).toBe(shown)
})

test('digits are those asked for', () => {
  expect(medianAndRange([0.1234, 0.5], 3)).toBe('0.312 (0.123–0.500)')
})
