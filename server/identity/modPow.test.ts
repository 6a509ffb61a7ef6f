import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { generator, generatorPow, modPow } from './modPow.ts'

test('the table gives the same powers of the generator as square-and-multiply', () => {
  const largest = 2n ** 256n - 1n
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: largest }), (exponent) => {
      expect(generatorPow(exponent)).toBe(modPow(generator, exponent))
    }),
    { numRuns: 20, examples: [[0n], [1n], [15n], [16n], [largest]] },
  )
})

test('a longer exponent is refused', () => {
  expect(() => generatorPow(2n ** 256n)).toThrow(RangeError)
})
