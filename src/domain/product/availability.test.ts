import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { availabilityLabels, availabilityOf, type Availability } from './availability.ts'

const sentences: readonly [string, Parameters<typeof availabilityOf>, Availability][] = [
  ['a stated availability wins over the flag and the count', ['in-stock', false, 0], 'in-stock'],
  ['out of stock is said in many ways', ['Out of Stock', true, 5], 'out-of-stock'],
  ['sold out is out of stock', ['SOLD OUT', undefined, undefined], 'out-of-stock'],
  ['pre-order is known with and without its hyphen', ['Pre Order', false, 0], 'pre-order'],
  ['a word the shop does not know leaves it to the flag', ['soon', false, 9], 'out-of-stock'],
  ['the flag wins over the count', ['', true, 0], 'in-stock'],
  ['the count speaks where nothing else does', ['', undefined, 0], 'out-of-stock'],
  ['a count above nothing is in stock', ['', undefined, 1], 'in-stock'],
  ['a record that says nothing is on the shelf', ['', undefined, undefined], 'in-stock'],
]

it.each(sentences)('%s', (_sentence, said, availability) => {
  expect(availabilityOf(...said)).toBe(availability)
})

it('accepts its own values and labels as input', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.option(fc.boolean(), { nil: undefined }),
      fc.option(fc.nat(), { nil: undefined }),
      (stated, flag, count) => {
        const availability = availabilityOf(stated, flag, count)
        expect(availabilityOf(availability, !flag, 0)).toBe(availability)
      },
    ),
  )
  expect(availabilityOf(availabilityLabels['out-of-stock'], true, 1)).toBe('out-of-stock')
})
