import { expect, test } from 'vitest'
import { connectionsWithin, openFilesNote } from './openFiles.ts'

test.each([
  [20, 10, 5],
  [120, 30, 15],
  [1024, 482, 241],
  [Infinity, Infinity, 500],
])('a limit of %i open files is enough for %i connections, %i of one address', (files, inAll, perNetwork) => {
  expect(connectionsWithin(files)).toEqual({ inAll, perNetwork })
})

test('a limit is named at the start if an address may not have as many connections as usual', () => {
  expect(openFilesNote(1024)).toMatch(/^The limit of open files is 1024, .* 482 connections at once\. Raise it:/)
  expect(openFilesNote(2060)).toBeUndefined()
  expect(openFilesNote(Infinity)).toBeUndefined()
})
