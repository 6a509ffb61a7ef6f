import { expect, test } from 'vitest'
import { withoutReason } from './reasons.ts'
import { sources } from './sources.ts'

const files = await sources('{src,server,mocks,stories,tests,.storybook}/**/*.{ts,tsx}')

test(`every cast and suppression in ${files.length} files has its reason`, () => {
  expect(files.length).toBeGreaterThan(0)
  expect(withoutReason(files)).toEqual([])
})

test.each([
  ['a claimed type', 'const size = given as Size'],
  ['a denied undefined', 'const first = list[0]!.name'],
  ['a rule switched off', ['// oxlint', 'disable-next-line no-console'].join('-')],
])('%s without a reason is found', (_, text) => {
  expect(withoutReason([{ path: 'a.ts', text }])).toEqual(['a.ts:1'])
})

test.each([
  ['a reason on the line', 'const size = given as Size // the form has no other'],
  ['a reason above', '// The form has no other.\nconst size = given as Size'],
  ['a constant', "const sizes = ['s', 'm'] as const"],
  ['a renamed import', "import { type Size as Given } from './size.ts'"],
  ['words', "const words = 'as Indian as it gets!'"],
  ['a rule off with its reason', '// oxlint-disable-next-line no-console -- the run is told here'],
])('%s passes', (_, text) => {
  expect(withoutReason([{ path: 'a.ts', text }])).toEqual([])
})
