import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRupees } from './money.ts'

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [2999, '₹2,999'],
  [100_000, '₹1,00,000'],
  [12_345_678, '₹1,23,45,678'],
])('%d is formatted as %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

it('round-trips, and never shows paise', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (amount) => {
      const text = formatRupees(amount)
      expect(text).toMatch(/^₹\d[\d,]*$/)
      expect(Number(text.replace(/[₹,]/g, ''))).toBe(amount)
    }),
  )
})
