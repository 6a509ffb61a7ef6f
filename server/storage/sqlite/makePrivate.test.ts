import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite } from './openSqlite.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-private-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const rightsIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, rightsOf(join(path, name))]))

describe.skipIf(process.platform === 'win32')('the rights to the data', () => {
  it('are those of its user alone where the shop creates it', async () => {
    const data = join(folder, 'data')
    const { close } = await openSqlite({ file: join(data, 'shop.sqlite') })
    expect(rightsOf(data)).toBe('700')
    expect(rightsIn(data)).toEqual({ 'shop.sqlite': '600', 'shop.sqlite-shm': '600', 'shop.sqlite-wal': '600' })
    await close()
  })

  it('are taken from all others in an older file, and stay those of its group and of the folder', async () => {
    const file = join(folder, 'shop.sqlite')
    writeFileSync(file, '')
    chmodSync(file, 0o664)
    chmodSync(folder, 0o755)
    const { close } = await openSqlite({ file })
    expect(rightsOf(folder)).toBe('755')
    expect(rightsIn(folder)).toEqual({ 'shop.sqlite': '660', 'shop.sqlite-shm': '660', 'shop.sqlite-wal': '660' })
    await close()
  })
})
