import { expect, test } from 'vitest'
import { unsupportedIn } from './browserFeatures.ts'
import { sources } from './sources.ts'

/** Feature-detected before use, each with a fallback. */
const withFallback: readonly string[] = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'navigator.share',
  'trustedTypes',
  'Intl.Segmenter',
  'Segmenter',
  'segment',
]

/** Other members of the same name: zod's `union`, the carousel's `viewport`. */
const otherThings: readonly string[] = ['union', 'viewport']

const allowed = [...withFallback, ...otherThings]

const isOfBrowsers = (path: string) => !/\.(test|css)\.tsx?$/.test(path)
const files = (await sources('src/**/*.{ts,tsx}')).filter(({ path }) => isOfBrowsers(path))

test(`every supported browser has the features that ${files.length} files use`, () => {
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
])('%s that some browser does not support is found', (_kind, line, name) => {
  const planted = { path: 'src/planted.ts', text: `// URL.parse in a comment\n${line}\n` }
  expect(unsupportedIn([planted])).toEqual([`src/planted.ts:2 ${name}`])
})
