import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugOf, wordsOf } from './slug.ts'

it.each([
  ['Cotton/Linen', 'cotton-linen'],
  ['  Pure   Silks ', 'pure-silks'],
  ['Ilkal “Gomi” & co.', 'ilkal-gomi-co'],
  ['Ｆｕｌｌ', 'full'],
  ['കസവ് സാരി', 'കസവ്-സാരി'],
  ['Pàdma Café', 'padma-cafe'],
  ['***', ''],
])("'%s' stands in an address as '%s'", (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('is the same when done twice, and needs no escaping but that of letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text)
      expect(slugOf(slug)).toBe(slug)
      expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u)
    }),
  )
})

it("reads a slug back for people: 'temple-silks' is Temple Silks", () => {
  expect(wordsOf('temple-silks')).toBe('Temple Silks')
  expect(wordsOf('')).toBe('')
})
