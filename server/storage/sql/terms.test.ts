import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsOf } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { nameOf, piecesIn, termsOf } from './terms.ts'

it('finds a text without signs in a text exactly when it is in one of its pieces', () => {
  const letters = fc.constantFrom('a', 'b', 'ß', 'ം', '😀', '7', ' ', '-', '[', '`', '{', '\n', '\x7f', "'")
  const text = fc.string({ unit: letters, maxLength: 12 })
  const sought = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', 'ം', '😀', '7'), minLength: 1, maxLength: 3 })
  let found = 0
  fc.assert(
    fc.property(text, sought, (whole, part) => {
      expect(piecesIn(part)).toEqual([part])
      expect(piecesIn(whole).some((piece) => piece.includes(part))).toBe(whole.includes(part))
      found += Number(whole.includes(part))
    }),
    { numRuns: 6000 },
  )
  expect(found).toBeGreaterThan(300)
})

it('knows each term of a product by its name', () => {
  const columns = columnsOf(
    normaliseProduct({ id: '1', name: 'Red, red SILK', description: 'Silk.', color: 'Red, red', brand: 'Ila' }),
  )
  const terms = termsOf(columns)
  expect([...terms.values()].map(nameOf)).toEqual([...terms.keys()])
  expect([...terms.keys()]).toEqual(
    expect.arrayContaining(['product:', 'brand:Ila', 'word:silk', 'piece of name:red', 'piece of description:silk']),
  )
})
