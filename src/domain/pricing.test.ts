import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { reductionOf } from './pricing.ts'

const sentences: readonly [string, price: number, original: number, reduction: ReturnType<typeof reductionOf>][] = [
  ['₹3,749 down to ₹2,999 is 20 percent', 2999, 3749, { saving: 750, percent: 20 }],
  ['the percent is rounded to the nearest', 8550, 10000, { saving: 1450, percent: 15 }],
  ['a half is rounded up', 1870, 2000, { saving: 130, percent: 7 }],
  ['a reduction of less than a percent is one percent', 9999, 10000, { saving: 1, percent: 1 }],
  ['an original equal to the price is none', 500, 500, undefined],
  ['an original below the price is none', 500, 400, undefined],
]

it.each(sentences)('%s', (_sentence, price, original, reduction) => {
  expect(reductionOf(price, original)).toEqual(reduction)
})

const rupees = fc.integer({ min: 1, max: 10_000_000 })

it('percent and savings agree, and are never above the original price', () => {
  fc.assert(
    fc.property(rupees, rupees, (price, original) => {
      const reduction = reductionOf(price, original)
      expect(reduction !== undefined).toBe(original > price)
      if (!reduction) return
      expect(price + reduction.saving).toBe(original)
      expect(reduction.percent).toBeGreaterThanOrEqual(1)
      expect(reduction.percent).toBeLessThanOrEqual(100)
    }),
  )
})
