import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareText } from './compareText.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'ｚ', '😀', '\ue000', 'é') }),
)

it('orders text as the bytes of UTF-8 do', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Math.sign(compareText(one, other))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)))
    }),
    { numRuns: 2000 },
  )
})

it('puts an emoji behind a full-width letter, where JavaScript does not', () => {
  const both = ['😀', 'ｚ']
  expect(both.toSorted()).toEqual(['😀', 'ｚ'])
  expect(both.toSorted(compareText)).toEqual(['ｚ', '😀'])
})
