import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from './makeFolder.ts'

it('makes a folder with those above it, once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-folder-'))
  const path = join(folder, 'a', 'b', 'c')
  makeFolder(path)
  makeFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file', 'a'))).toThrow('EEXIST')
  rmSync(folder, { recursive: true })
})

it.skipIf(process.platform !== 'linux')('gives up where none can be made', () => {
  expect(() => makeFolder('/proc/shop/a')).toThrow('ENOENT')
})
