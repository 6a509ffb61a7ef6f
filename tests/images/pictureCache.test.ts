import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPictureCache, type PictureCache } from '#server/images/pictureCache.ts'
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts'

const limits = { number: 3, bytes: 1000, ageMs: 60_000 }

let folder: TemporaryFolder
let cache: PictureCache
beforeEach(async () => {
  folder = await temporaryFolder()
  cache = await openPictureCache(folder.path, limits)
})
afterEach(async () => {
  cache.close()
  await folder.remove()
})

const files = async () => (await readdir(folder.path)).sort()
const put = (file: string, bytes: number) => cache.write(file, Buffer.alloc(bytes))

test('evicts the least recently used picture beyond the maximum number', async () => {
  for (const file of ['a.webp', 'b.webp', 'c.webp']) await put(file, 10)
  await cache.read('a.webp')
  await put('d.webp', 10)
  expect(await files()).toEqual(['a.webp', 'c.webp', 'd.webp'])
  expect(cache.size()).toEqual({ number: 3, bytes: 30 })
})

test('evicts beyond the maximum bytes', async () => {
  await put('a.webp', 600)
  await put('b.webp', 600)
  expect(await files()).toEqual(['b.webp'])
  await put('whale.webp', 5000)
  expect(await files()).toEqual(['b.webp'])
})

test('keeps no picture that is larger than the whole cache', async () => {
  await put('large.webp', 1001)
  expect(await files()).toEqual([])
  await writeFile(join(folder.path, 'larger.webp'), Buffer.alloc(1001))
  cache.close()
  cache = await openPictureCache(folder.path, limits)
  expect([cache.size().number, await files()]).toEqual([0, []])
  await put('as large.webp', 1000)
  expect(await files()).toEqual(['as large.webp'])
})

test('expires a picture after its maximum age', async () => {
  await put('a.webp', 10)
  const old = new Date(Date.now() - 2 * limits.ageMs)
  await utimes(join(folder.path, 'a.webp'), old, old)
  cache.close()
  cache = await openPictureCache(folder.path, limits)
  expect(await cache.read('a.webp')).toBeUndefined()
  expect(await files()).toEqual([])
})

test('works on after its folder was deleted', async () => {
  await put('a.webp', 10)
  await rm(folder.path, { recursive: true })
  expect(await cache.read('a.webp')).toBeUndefined()
  await put('b.webp', 20)
  expect(await cache.read('b.webp')).toHaveLength(20)
  expect(await files()).toEqual(['b.webp'])
})

test('a picture that was damaged is not read', async () => {
  await put('a.webp', 10)
  await put('b.webp', 10)
  await writeFile(join(folder.path, 'a.webp'), 'half')
  await writeFile(join(folder.path, 'b.webp'), '')
  expect(await cache.read('a.webp')).toBeUndefined()
  cache.close()
  cache = await openPictureCache(folder.path, limits)
  expect(cache.has('b.webp')).toBe(false)
  expect(await files()).toEqual([])
})

test('a picture written again replaces the one before', async () => {
  await put('a.webp', 10)
  await put('a.webp', 20)
  expect(await cache.read('a.webp')).toHaveLength(20)
  expect(cache.size()).toEqual({ number: 1, bytes: 20 })
})

test('opened again, keeps complete pictures within its limits, and removes abandoned partial files', async () => {
  const secondsOld = {
    'a.webp': 9,
    'b.avif': 8,
    'c.webp': 7,
    'd.webp': 6,
    'abandoned.part': 3660,
    'beingWritten.part': 60,
  }
  for (const [file, seconds] of Object.entries(secondsOld)) {
    await writeFile(join(folder.path, file), 'picture')
    const at = new Date(Date.now() - seconds * 1000)
    await utimes(join(folder.path, file), at, at)
  }
  cache.close()
  cache = await openPictureCache(folder.path, limits)
  expect(await files()).toEqual(['b.avif', 'beingWritten.part', 'c.webp', 'd.webp'])
  expect((await cache.read('b.avif'))?.toString()).toBe('picture')
})

test('a file that was removed from outside is a cache miss', async () => {
  await put('a.webp', 10)
  await folder.remove()
  expect(cache.has('a.webp')).toBe(true)
  expect(await cache.read('a.webp')).toBeUndefined()
  expect(cache.has('a.webp')).toBe(false)
})
