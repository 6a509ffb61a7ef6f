import { expect, test } from 'vitest'
import { pictureVerdict } from './verdict.ts'

const packaged = { source: 'packaged', version: 'Chromium 153' } as const
const linux = { platform: 'linux', arch: 'x64' }

test('the browser of node_modules on linux x64 is compared with the accepted pictures', () => {
  expect(pictureVerdict(packaged, linux)).toEqual({ compared: true })
})

test.each([
  ['another machine', packaged, { platform: 'darwin', arch: 'arm64' }, undefined, /darwin arm64/],
  ['another chip', packaged, { platform: 'linux', arch: 'arm64' }, undefined, /linux arm64/],
  ['another browser', { ...packaged, source: 'installed' as const }, linux, undefined, /draws letters otherwise/],
  ['a run with PICTURES=skip', packaged, linux, 'skip', /PICTURES=skip/],
])('%s is not, with the reason', (_, browser, machine, wish, why) => {
  expect(pictureVerdict(browser, machine, wish)).toEqual({ compared: false, why: expect.stringMatching(why) })
})
