import { expect, test } from 'vitest'
import { unsupportedIn } from './browserFeatures.ts'
import { sources } from './sources.ts'

/** Asked for before they are used, each with something else to do where they are missing. */
const withFallback: readonly string[] = ['requestIdleCallback', 'cancelIdleCallback', 'navigator.share', 'trustedTypes']

/** Members of other things under a new name: zod's `union`, the carousel's `viewport`. */
const otherThings: readonly string[] = ['union', 'viewport']

const allowed = [...withFallback, ...otherThings]

const isOfBrowsers = (path: string) => !/\.(test|css)\.tsx?$/.test(path)
const files = (await sources('src/**/*.{ts,tsx}')).filter(({ path }) => isOfBrowsers(path))

test(`no supported browser lacks what ${files.length} files use`, () => {
  expect(files.length).toBeGreaterThan(400)
  expect(unsupportedIn(files, allowed)).toEqual([])
})

test.each([
  ['a static member', "const parsed = URL.parse('/x')", 'URL.parse'],
  ['a function of a built-in', 'const { promise } = Promise.withResolvers<void>()', 'Promise.withResolvers'],
  ['a method', 'if (heading.checkVisibility()) return', 'checkVisibility'],
  ['a constructor', 'const watcher = new CloseWatcher()', 'CloseWatcher'],
  ['a function of the window', 'const id = requestIdleCallback(work)', 'requestIdleCallback'],
  ['a part of the navigator', 'const { saveData } = navigator.connection', 'navigator.connection'],
])('%s that some browser lacks is found', (_kind, line, name) => {
  const planted = { path: 'src/planted.ts', text: `// URL.parse is spoken of here\n${line}\n` }
  expect(unsupportedIn([planted])).toEqual([`src/planted.ts:2 ${name}`])
})
