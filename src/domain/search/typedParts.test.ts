import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedParts } from './typedParts.ts'

const marked = (text: string, typed: string) =>
  typedParts(text, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Kanjivaram Temple Border Silk', 'silk', 'Kanjivaram Temple Border [Silk]'],
  ['Kanjivaram Temple Border Silk', 'border kan', '[Kan]jivaram Temple [Border] Silk'],
  ['Silk Silks', 'silk silks', '[Silk] [Silks]'],
  ['Cotton/Linen (khadi)', '(', 'Cotton/Linen [(]khadi)'],
  ['Cotton/Linen', '.*', 'Cotton/Linen'],
  ['Cotton/Linen', '/', 'Cotton[/]Linen'],
  ['Kasavu', '  ', 'Kasavu'],
  ['', 'silk', ''],
])('in %o, %o is %o', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})

test('the parts joined are the text, for any typed words', () => {
  let looked = 0
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      expect(
        typedParts(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
      looked += 1
    }),
  )
  expect(looked).toBeGreaterThanOrEqual(100)
})
