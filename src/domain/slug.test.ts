import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugOf, titleOfSlug } from './slug.ts'

it.each([
  ['Cotton/Linen', 'cotton-linen'],
  ['  Pure   Silks ', 'pure-silks'],
  ['Ilkal “Gomi” & co.', 'ilkal-gomi-co'],
  ['Ｆｕｌｌ', 'full'],
  ['കസവ് സാരി', 'കസവ്-സാരി'],
  ['Pàdma Café', 'padma-cafe'],
  ['***', ''],
])("'%s' becomes the slug '%s'", (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('is idempotent, and needs no escaping except of non-ASCII letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text)
      expect(slugOf(slug)).toBe(slug)
      expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u)
    }),
  )
})

it("turns a slug into a readable name: 'temple-silks' is Temple Silks", () => {
  expect(titleOfSlug('temple-silks')).toBe('Temple Silks')
  expect(titleOfSlug('')).toBe('')
})
