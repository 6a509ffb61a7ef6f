import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsOf } from '#domain/product/columns.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { nameOf, fragmentsIn, pairsIn, termsOf } from './terms.ts'

it('a text without punctuation is in another exactly when it is in one of its fragments', () => {
  const letters = fc.constantFrom('a', 'b', 'ß', 'ം', '😀', '7', ' ', '-', '[', '`', '{', '\n', '\x7f', "'")
  const text = fc.string({ unit: letters, maxLength: 12 })
  const sought = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', 'ം', '😀', '7'), minLength: 1, maxLength: 3 })
  let found = 0
  fc.assert(
    fc.property(text, sought, (whole, part) => {
      expect(fragmentsIn(part)).toEqual([part])
      expect(fragmentsIn(whole).some((fragment) => fragment.includes(part))).toBe(whole.includes(part))
      found += Number(whole.includes(part))
    }),
    { numRuns: 6000 },
  )
  expect(found).toBeGreaterThan(300)
})

it('two fragments with a space between are in another text exactly when they are in one of its pairs', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', ' ', ' ', '-'), minLength: 20, maxLength: 60 })
  const fragment = fc.string({ unit: fc.constantFrom('a', 'b', '😀'), minLength: 1, maxLength: 2 })
  let found = 0
  fc.assert(
    fc.property(text, fragment, fragment, (whole, first, second) => {
      const part = `${first} ${second}`
      expect(pairsIn(part)).toEqual([part])
      expect(pairsIn(whole).some((pair) => pair.includes(part))).toBe(whole.includes(part))
      found += Number(whole.includes(part))
    }),
    { numRuns: 6000 },
  )
  expect(found).toBeGreaterThan(200)
  expect(pairsIn('temple  border')).toEqual([])
  expect(pairsIn('a temple border, wide')).toEqual(['a temple', 'temple border'])
})

it('names each term of a product', () => {
  const columns = columnsOf(
    normaliseProduct({ id: '1', name: 'Red, red SILK', description: 'Silk.', color: 'Red, red', brand: 'Ila' }),
  )
  const terms = termsOf(columns)
  expect([...terms.values()].map(nameOf)).toEqual([...terms.keys()])
  expect([...terms.keys()]).toEqual(
    expect.arrayContaining([
      'product:',
      'brand:Ila',
      'word:silk',
      'piece of name:red',
      'piece of description:silk',
      'bits of inStock:0',
    ]),
  )
})
