import { expect, test } from 'vitest'
import { unlimitedHoverIn } from './hoverStyles.ts'
import { sources } from './sources.ts'

const files = await sources('src/**/*.css.ts')

test(`the hover styles of ${files.length} files are for devices that can hover: after a tap they would stay`, () => {
  expect(files.length).toBeGreaterThan(0)
  expect(unlimitedHoverIn(files)).toEqual([])
})

test('a hover style is found unless the media query is around it', () => {
  const rule = "{ '&:hover': { color: red } }"
  const limited = `{ '@media': { [canHover]: { selectors: ${rule} } } }`
  const text = `style(${limited})\nstyle({ selectors: ${rule} })\nconst hover = '&:hover'`
  expect(unlimitedHoverIn([{ path: 'a.css.ts', text }])).toEqual(['a.css.ts:2'])
})
