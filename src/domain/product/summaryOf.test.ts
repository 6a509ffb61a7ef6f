import { expect, test } from 'vitest'
import { normaliseProduct } from './normaliseProduct.ts'
import { summaryOf } from './summaryOf.ts'

const summary = (record: object) => summaryOf(normaliseProduct(record))

test('the short description comes before the long one', () => {
  expect(summary({ shortDescription: 'Short.', description: 'Long.' })).toBe('Short.')
  expect(summary({ description: 'Long.' })).toBe('Long.')
  expect(summary({})).toBe('')
})

test.each([
  ['word '.repeat(32).trim(), 'word '.repeat(32).trim()],
  ['word '.repeat(33).trim(), `${'word '.repeat(31)}word …`],
  ['a'.repeat(161), `${'a'.repeat(160)} …`],
])('a text of more than 160 characters ends after a whole word', (description, expected) => {
  expect(summary({ description })).toBe(expected)
})
