import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { literalText } from './literalText.ts'

it.each([
  ['silk', 'silk'],
  [String.raw`50\% \(pure\)`, String.raw`50\% (pure)`],
  [String.raw`a\.b\*c\+`, 'a.b*c+'],
  [String.raw`back\\slash`, String.raw`back\slash`],
  [String.raw`\\\.`, String.raw`\.`],
  [String.raw`\d\w`, String.raw`\d\w`],
  ['end\\', 'end\\'],
  ['(a+)+$', '(a+)+$'],
])('%s is read as %s', (regex, text) => {
  expect(literalText(regex)).toBe(text)
})

it('undoes what clients do to escape a text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(literalText(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))).toBe(text)
    }),
  )
})
