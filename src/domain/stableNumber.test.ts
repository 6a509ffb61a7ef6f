import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { stableNumber } from './stableNumber.ts'

it('is an integer in its range, and deterministic', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (text, low, width) => {
      const number = stableNumber(text, low, low + width)
      expect(Number.isInteger(number)).toBe(true)
      expect(number).toBeGreaterThanOrEqual(low)
      expect(number).toBeLessThanOrEqual(low + width)
      expect(stableNumber(text, low, low + width)).toBe(number)
    }),
  )
})

it('is spread evenly over the range for the codes of a catalogue', () => {
  const counts = new Map<number, number>()
  for (let index = 0; index < 2000; index++) {
    const number = stableNumber(`stock pw-${index}`, 5, 24)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  expect(counts.size).toBe(20)
  expect(Math.max(...counts.values())).toBeLessThan(160)
})
