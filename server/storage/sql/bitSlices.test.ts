import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Comparison } from '#contract/filter/condition.ts'
import { comparedSlices } from './bitSlices.ts'
import { bitsOf, comparedBits } from './bits.ts'
import { numbersIn, setOf } from './numberSet.ts'

const comparisons: Readonly<Record<Comparison, (one: number, other: number) => boolean>> = {
  eq: (one, other) => one === other,
  ne: (one, other) => one !== other,
  lt: (one, other) => one < other,
  lte: (one, other) => one <= other,
  gt: (one, other) => one > other,
  gte: (one, other) => one >= other,
}
const names = Object.keys(comparisons) as Comparison[] // the keys of the table above
const tenths = fc.integer({ min: -20, max: 600 }).map((number) => number / 10)
const value = fc.oneof(
  { arbitrary: tenths, weight: 6 },
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, 4.85, 0.30000000000000004, 1_677_721.4, 1_677_721.5, 1e9, Infinity),
)

/** The indexes of the values that compare so, by bits; undefined where bits cannot tell. */
function byBits(values: readonly number[], comparison: Comparison, sought: number): readonly number[] | undefined {
  const places = new Map<string, number[]>()
  for (const [index, each] of values.entries()) {
    for (const bit of bitsOf(each)) places.set(bit, [...(places.get(bit) ?? []), index])
  }
  const slices = new Map([...places].map(([bit, indexes]) => [bit, setOf(indexes)]))
  const bits = comparedBits(sought)
  if (bits === undefined) return undefined
  return numbersIn(comparedSlices(slices, setOf([...values.keys()]), comparison, bits))
}

it('finds by bits the same values as by comparing each', () => {
  let compared = 0
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), fc.constantFrom(...names), value, (values, comparison, sought) => {
      const meets = comparisons[comparison]
      const expected = [...values.keys()].filter((index) => meets(values[index] ?? NaN, sought))
      const found = byBits(values, comparison, sought)
      compared += Number(found !== undefined)
      expect(found ?? expected).toEqual(expected)
    }),
    { numRuns: 6000 },
  )
  expect(compared).toBeGreaterThan(3000)
})

it('falls back to the rows for numbers that are not whole tenths, below 0 or above all bits', () => {
  expect([4.85, -1, -0.1, 1_677_721.5, 1e9, Infinity, 'gold'].map(comparedBits)).toEqual(Array(7).fill(undefined))
  expect([0, 4.8, 49_000, 1_677_721.4, true, false].map(comparedBits)).toEqual([0, 48, 490_000, 16_777_214, 1, 0])
})
